import type { SiteSettings } from '../../schema/site.ts';
import type { PageDocument } from '../../schema/page.ts';
import type { SiteLocale } from './locale.ts';

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

/** The same as short lines of plain text, for paper and messages: the day, then whom to ask. */
export function assuranceLines(
  { contact, checked }: Assurance,
  { words, formats }: Pick<SiteLocale, 'words' | 'formats'>,
): string[] {
  const lines: string[] = [];
  if (checked !== undefined) {
    lines.push(`${words.page.lastChecked}: ${formats.date({ part: 'date', iso: checked })}`);
  }
  if (contact) {
    const { label, phone, whatsapp, email, address } = contact;
    const named = [label, phone ?? whatsapp ?? email ?? address ?? []].flat().join(', ');
    lines.push(`${words.page.askAbout}: ${named}`);
  }
  return lines;
}
