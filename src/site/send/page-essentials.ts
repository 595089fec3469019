import { entriesOf, type Entry, type OfferedDates } from '../../../schema/offered-dates.ts';
import { sumOfAmounts } from '../../../schema/fields/amount.ts';
import { isoOf, type DatePart } from '../../../schema/fields/date.ts';
import { minutesOf } from '../../../schema/fields/time.ts';
import type { Prices } from '../../../schema/offer.ts';
import type { Essential } from '../../../schema/essentials.ts';
import type { SiteSettings } from '../../../schema/site.ts';
import { fillWords } from '../../messages/index.ts';
import { checkedLine } from './assurance.ts';
import { entryHours } from '../dates/entry-hours.ts';
import { findLinkedPage, readLink } from '../addresses/links.ts';
import type { SiteLocale } from '../language/locale.ts';
import { calendarsOf, pricesOf } from './page-offers.ts';
import { offersOf } from '../pages/page-summary.ts';
import { publicUrl } from '../addresses/base.ts';
import type { PageAlone, SiteTree } from '../site-tree.ts';
import { upcomingDates } from '../dates/upcoming-dates.ts';

/** A contact as site.yaml has it. */
export type Contact = SiteSettings['contacts'][string];

/** A date in words: what is then, and when. */
export type DatedLine = { name: string; when: string };

/** What a reader of a page needs in order to decide or to act, in words. */
export type PageEssentials = {
  /** Prices, hours and other facts, the most important ones first. */
  facts: readonly string[];
  /** The dates that are still to come, the most important ones first. */
  ahead: readonly DatedLine[];
  /** All dates. */
  dates: readonly DatedLine[];
  /** Whom to ask: the contacts of the page, or else the main one. */
  contacts: readonly Contact[];
  /** When somebody last looked whether the page is still right, if it says so. */
  checked?: string | undefined;
};

/** What is read of other pages for a message about a page, by their addresses in content. */
export type OtherPages = {
  pricesAt(address: string): Prices;
  /** The calendars of a page, and its canonical URL; null if there is none. */
  calendarsAt(address: string): { calendars: readonly OfferedDates[]; url: string } | null;
};

/** Reads other pages of a tree. */
export const otherPages = (tree: SiteTree): OtherPages => ({
  pricesAt: (address) => pricesOf(findLinkedPage(tree, address)),
  calendarsAt: (address) => {
    const page = findLinkedPage(tree, address);
    return page && { calendars: calendarsOf(page), url: publicUrl(page, tree) };
  },
});

/** Reads what decides from the blocks of a page. `settings` are those in the language of the page. */
export function essentialsOf(
  page: PageAlone,
  { settings }: Pick<SiteTree, 'settings'>,
  others: OtherPages,
  locale: SiteLocale,
  today: string,
): PageEssentials {
  const offers = offersOf(page.document);
  const all = offers.flatMap(({ essentials = [] }) => essentials);
  const prices = pricesOf(page);
  // Charges are part of the first year, where there is one.
  const isOneAmount = prices.part !== undefined && prices.partTo === undefined;
  const charges = isOneAmount ? [] : offers.flatMap((offer) => offer.charges ?? []);
  const calendars = calendarsOf(page);
  const dated = datedLines(all, locale);
  const named = [
    page.document.contact ?? [],
    all.flatMap((one) => (one.kind === 'contact' ? one.contact : [])),
  ].flat();
  const contacts = [...new Set(named.length > 0 ? named : ['main'])];
  return {
    facts: [
      // Where parts differ, each is said.
      ...(isOneAmount ? priceFacts(prices, locale) : []),
      ...factsOf(all, others, locale),
      ...calendars.flatMap((one) => endedFact(one, locale, today)),
      ...charges.map(({ title, amount }) => `${title}: ${locale.formats.money(amount)}`),
    ],
    ahead: [...calendars.flatMap((one) => datesAhead(one, locale, today)), ...dated],
    dates: [...calendars.flatMap((one) => datesOf(one, locale, today)), ...dated],
    contacts: contacts.flatMap((name) => settings.contacts[name] ?? []),
    checked: checkedLine(page.document.checked, locale),
  };
}

/** What a part of a year, a year and the first year cost; the currency stands before the first amount only. */
function priceFacts(
  { part, partTo, year, once }: Prices,
  { words, formats }: SiteLocale,
): string[] {
  if (part === undefined) return [];
  const figures = (amount: number) =>
    formats
      .moneyPieces(amount)
      .flatMap(({ text, isCurrency }) => (isCurrency ? [] : text))
      .join('');
  const { send } = words;
  const amount = formats
    .moneyPieces(part, partTo)
    .map(({ text }) => text)
    .join('');
  const ofPart = fillWords(send.term, { amount });
  if (year === undefined) return [ofPart];
  const usual = formats.inRow([ofPart, fillWords(send.year, { amount: figures(year) })]);
  return once
    ? [usual, fillWords(send.firstYear, { amount: figures(sumOfAmounts([year, once])) })]
    : [usual];
}

function factsOf(all: readonly Essential[], others: OtherPages, locale: SiteLocale): string[] {
  return all.flatMap((one): string[] => {
    switch (one.kind) {
      case 'price':
        return [`${one.name}: ${priceText(one, locale)}`];
      case 'prices-of': {
        const target = readLink(one.to.to);
        const prices = target.kind === 'page' ? others.pricesAt(target.address) : {};
        const [usual] = priceFacts(prices, locale);
        return usual === undefined ? [] : [`${one.name}: ${usual}`];
      }
      case 'hours':
        return [hoursText(one, locale)];
      case 'date':
      case 'dates-of':
      case 'contact':
        return [];
    }
  });
}

type Price = Extract<Essential, { kind: 'price' }>;

function priceText({ price, per }: Price, { words, formats }: SiteLocale): string {
  if (price === 'free') return words.prices.free;
  if (price === 'ask') return words.prices.ask;
  if (typeof price === 'string') return price;
  const [from, to] = typeof price === 'number' ? [price, price] : [price.from, price.to];
  const amount = formats
    .moneyPieces(from, to ?? from)
    .map(({ text }) => text)
    .join('');
  const text = to === undefined ? fillWords(words.prices.from, { amount }) : amount;
  return per === undefined ? text : `${text} ${fillWords(words.prices.per, { unit: per })}`;
}

type Hours = Extract<Essential, { kind: 'hours' }>;

/** `Monday to Friday 08:00-17:00`. */
function hoursText({ days, times }: Hours, { words, formats }: SiteLocale): string {
  const indexes = days.toSorted((a, b) => a - b);
  const [first = 0, last = first] = [indexes[0], indexes.at(-1)];
  const nameOf = (index: number) => formats.weekdays[index] ?? '';
  const isRow = last - first === indexes.length - 1;
  const named =
    indexes.length === formats.weekdays.length
      ? words.hours.everyDay
      : isRow && indexes.length > 2
        ? fillWords(words.hours.days, { from: nameOf(first), to: nameOf(last) })
        : formats.list(indexes.map(nameOf));
  const open = times.map(({ from, to }) =>
    from === '00:00' && to === '24:00'
      ? words.hours.allDay.toLocaleLowerCase()
      : `${formats.time(minutesOf(from))}-${formats.time(minutesOf(to))}`,
  );
  return `${named} ${formats.inRow(open)}`;
}

/** A day or a period in words. */
export function whenText(
  from: DatePart | undefined,
  to: DatePart | undefined,
  { words, formats }: SiteLocale,
): string {
  if (from && to && isoOf(from) !== isoOf(to)) {
    return fillWords(words.calendar.period, formats.period(from, to));
  }
  if (from) return formats.date(from);
  return to ? fillWords(words.ticks.by, { date: formats.date(to) }) : '';
}

const datedLines = (all: readonly Essential[], locale: SiteLocale): DatedLine[] =>
  all.flatMap((one) =>
    one.kind === 'date' ? [{ name: one.name, when: whenText(one.from, one.to, locale) }] : [],
  );

const datesOf = (calendar: OfferedDates, locale: SiteLocale, today: string): DatedLine[] =>
  entriesOf(calendar, locale.words.calendar, today).map((entry) => lineOf(entry, locale));

const lineOf = (entry: Entry, locale: SiteLocale): DatedLine => ({
  name: entry.summary,
  when: withTime(whenText(entry.from, entry.to, locale), entryHours(entry, locale), locale),
});

/** The stretches that are not over yet, and the other dates to come. */
function datesAhead(calendar: OfferedDates, locale: SiteLocale, today: string): DatedLine[] {
  const isAhead = (date: DatePart) => (isoOf(date) ?? today) >= today;
  return [
    ...calendar.stretches.flatMap(({ name, from, to }) =>
      isAhead(to) ? [{ name, when: whenText(from, to, locale) }] : [],
    ),
    ...entriesOf(calendar, locale.words.calendar, today)
      .filter(({ ofStretch }) => ofStretch !== true)
      .filter(({ from, to }) => isoOf(from) !== null && isAhead(isoOf(to) === null ? from : to))
      .map((entry) => lineOf(entry, locale)),
  ];
}

/** That all dates of a calendar have passed. */
function endedFact(calendar: OfferedDates, { words }: SiteLocale, today: string): string[] {
  const { dates, unconfirmed, ended } = upcomingDates([calendar], words.calendar, today);
  const { ended: sentence, askForDates } = words.calendar;
  return dates.length === 0 && !unconfirmed && ended ? [`${sentence}. ${askForDates}`] : [];
}

export const withTime = (
  when: string,
  time: string | undefined,
  { formats }: Pick<SiteLocale, 'formats'>,
): string => (time === undefined ? when : formats.inRow([when, time]));
