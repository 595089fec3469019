import type { SiteSettings } from '../../../schema/site.ts';
import {
  publicUrl,
  clockIn,
  directionOf,
  editionOf,
  createLocales,
  type SiteLocale,
  noticeMessage,
  essentialsOf,
  otherPages,
  type OtherPages,
  type DatedLine,
  type PageEssentials,
  dateMessageOf,
  messageOf,
  isThere,
  lastOf,
  sendAddressOf,
  singleDatesOf,
  type PageAlone,
  type SiteTree,
} from '../../site/index.ts';

/** A text that can be sent by itself, what it is about in words, and its last day or minute. */
export type SingleText = DatedLine & { text: string; until: string | undefined };

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
  dates: readonly SingleText[];
  /** The urgent notice, as long as it is there: none or one. */
  notices: readonly SingleText[];
  timeZone: string;
  /** The day of the build in words. */
  day: string;
  /** The same object for all pages of a language. */
  words: Pick<SiteLocale['words'], 'send' | 'contact'> & { close: string; sendPage: string };
};

/**
 * Makes the function that collects the data for the document that sends a page, on the day that it is there. Of other pages
 * it reads only what `others` answer.
 */
export function createSendViews(
  tree: SiteTree,
  today: Date,
  others = otherPages(tree),
): (page: PageAlone) => SendView {
  const localeOf = createLocales(tree.settings);
  const now = clockIn(tree.settings.timeZone, today);
  const words = new Map<string, SendView['words']>();
  const wordsIn = (language: string): SendView['words'] => {
    const { send, contact, frame } = localeOf(language).words;
    const { close, sendPage } = frame;
    const cached = words.get(language) ?? { send, contact, close, sendPage };
    words.set(language, cached);
    return cached;
  };
  return (page) => ({
    ...buildSendView(page, { tree, others }, localeOf(page.language, page.hasFractions), now),
    words: wordsIn(page.language),
  });
}

/** @param now what the clock of the site shows */
function buildSendView(
  page: PageAlone,
  { tree, others }: { tree: SiteTree; others: OtherPages },
  locale: SiteLocale,
  now: string,
): Omit<SendView, 'words'> {
  const today = now.slice(0, 10);
  const edition = editionOf(tree, page.language);
  const { name: siteName } = edition.settings;
  const essentials = essentialsOf(page, edition, others, locale, today);
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
    dates: singleDatesOf(page, edition, others, locale, today).map(({ url, ...date }) => ({
      ...date,
      text: `${dateMessageOf(date, { ...essentials, siteName })} ${url}`,
    })),
    notices: noticesAt(now, edition.settings),
    timeZone: edition.settings.timeZone,
    day: locale.formats.date({ part: 'date', iso: today }),
  };
}

/** The urgent notice as it is sent, from its beginning to its end. */
function noticesAt(now: string, { notice, name, contacts }: SiteSettings): SingleText[] {
  if (!notice || !isThere(notice, now)) return [];
  const { text, until } = notice;
  const message = noticeMessage({ text, siteName: name, phone: contacts['main']?.phone });
  return [{ name: text, when: '', text: message, until: until && lastOf(until) }];
}
