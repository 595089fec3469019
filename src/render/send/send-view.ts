import { publicUrl } from '../../site/base.ts';
import { dayIn } from '../../site/day-in.ts';
import { directionOf } from '../../site/direction.ts';
import { editionOf } from '../../site/editions.ts';
import { createLocales, type SiteLocale } from '../../site/locale.ts';
import { essentialsOf, type DatedLine, type PageEssentials } from '../../site/page-essentials.ts';
import { dateMessageOf, messageOf } from '../../site/page-message.ts';
import { sendAddressOf } from '../../site/send-address.ts';
import { singleDatesOf } from '../../site/single-dates.ts';
import type { Page, SiteTree } from '../../site/site-tree.ts';

/** The data of the document that sends a page: all that its HTML depends on besides the code. */
export type SendView = {
  language: string;
  direction: 'ltr' | 'rtl';
  siteName: string;
  title: string;
  /** What is on the sheet if nothing on the page decides. */
  description: string;
  /** The address of the page on this host, that of this document, and the canonical URL of the page. */
  address: string;
  sendAddress: string;
  url: string;
  message: string;
  essentials: PageEssentials;
  /** The dates that can be sent by themselves, each with the canonical URL of the page whose calendar has it. */
  dates: readonly (DatedLine & { message: string; url: string })[];
  /** The day of the build in words. */
  day: string;
  words: Pick<SiteLocale['words'], 'send' | 'contact'> & { close: string; sendPage: string };
};

/** Collects the data for the documents that send the pages of a site, on the day that it is there. */
export function createSendViews(tree: SiteTree, today: Date): (page: Page) => SendView {
  const localeOf = createLocales(tree.settings);
  const day = dayIn(tree.settings.timeZone, today);
  return (page) => buildSendView(page, tree, localeOf(page.language, page.hasFractions), day);
}

/** @param today a year-month-day */
function buildSendView(page: Page, tree: SiteTree, locale: SiteLocale, today: string): SendView {
  const edition = editionOf(tree, page.language);
  const { name: siteName } = edition.settings;
  const essentials = essentialsOf(page, edition, locale, today);
  const { send, contact, frame } = locale.words;
  return {
    language: page.language,
    direction: directionOf(page.language),
    siteName,
    title: page.isHome ? siteName : page.document.title,
    description: page.document.description ?? '',
    address: page.address,
    sendAddress: sendAddressOf(page.address, tree.base),
    url: publicUrl(page, tree),
    message: messageOf(page, { ...essentials, siteName }),
    essentials,
    dates: singleDatesOf(page, edition, locale, today).map(({ name, when, page: source }) => ({
      name,
      when,
      message: dateMessageOf({ name, when }, { ...essentials, siteName }),
      url: publicUrl(source, tree),
    })),
    day: locale.formats.date({ part: 'date', iso: today }),
    words: { send, contact, close: frame.close, sendPage: frame.sendPage },
  };
}
