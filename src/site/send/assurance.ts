import type { SiteSettings } from '../../../schema/site.ts';
import type { PageDocument } from '../../../schema/page.ts';
import type { SiteLocale } from '../language/locale.ts';

/** Whom visitors ask about a page, and the day on which somebody last looked whether it is still right. */
export type Assurance = {
  contact: SiteSettings['contacts'][string] | undefined;
  checked: string | undefined;
};

/** Who answers for a page, as far as it says so. */
export const assuranceOf = (
  { contact, checked }: Pick<PageDocument, 'contact' | 'checked'>,
  { contacts }: Pick<SiteSettings, 'contacts'>,
): Assurance => ({
  contact: contact === undefined ? undefined : contacts[contact],
  checked,
});

/** When somebody last looked whether a page is still right, in words; undefined if nobody did. */
export const checkedLine = (
  checked: string | undefined,
  { words, formats }: Pick<SiteLocale, 'words' | 'formats'>,
): string | undefined =>
  checked === undefined
    ? undefined
    : `${formats.label(words.page.lastChecked)} ${formats.date({ part: 'date', iso: checked })}`;

/** Who answers for a page as short lines of plain text, for paper and messages: the day, then whom to ask. */
export function assuranceLines(
  { contact, checked }: Assurance,
  locale: Pick<SiteLocale, 'words' | 'formats'>,
): string[] {
  const lines = [checkedLine(checked, locale) ?? []].flat();
  if (contact) {
    const { label, phone, whatsapp, email, address } = contact;
    const named = locale.formats.inRow([label, phone ?? whatsapp ?? email ?? address ?? []].flat());
    lines.push(`${locale.formats.label(locale.words.page.askAbout)} ${named}`);
  }
  return lines;
}
