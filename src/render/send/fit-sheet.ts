import type { Contact, DatedLine, PageEssentials } from '../../site/index.ts';
import type { SendView } from './send-view.ts';

/** What is on a sheet, and in which type. */
export type FittedSheet = {
  size: keyof typeof sizes;
  facts: readonly string[];
  dates: readonly DatedLine[];
  contacts: readonly Contact[];
  /** Whether some of the page is not on the sheet. */
  isCut: boolean;
  /** What did not fit, a line each. Dates that are over are not among them: nobody misses these on a sheet. */
  leftOut: readonly string[];
};

/** The type of the title, of facts and of dates, in pixels (send.css), the largest first. */
const sizes = {
  huge: { title: 56, fact: 52, date: 28 },
  large: { title: 40, fact: 36, date: 22 },
  medium: { title: 40, fact: 20, date: 17 },
  small: { title: 40, fact: 17, date: 15 },
} as const;

/** The sheet, in pixels: 182 by 280 mm. */
const width = 688;
const height = 1058;

/** The column of contacts, and what stands below the facts besides them: the strips with their number, and gaps. */
const contactWidth = 490;
const stripsHeight = 174;
const gaps = 110;

/** The QR code with a margin, and the column with what stands below it: the URL, and some 60 letters besides. */
const codeHeight = 167;
const codeWidth = 170;
const codeWords = 60;
const codeType = 13;

/** A heading within the sheet. */
const headHeight = 30;

/** How wide a letter is on average, in the height of its type: that of wide fallback fonts, in bold. */
const letterWidth = 0.52;
const lineHeight = 1.2;

/** How high a text is at a size, in a column. */
const heightOf = (text: string, type: number, column: number): number =>
  Math.max(1, Math.ceil((text.length * type * letterWidth) / column)) * type * lineHeight;

const factHeight = (fact: string, type: number) => heightOf(fact, type, width) + type / 2;

/** A name and its date stand on one line, or below each other. */
const dateHeight = ({ name, when }: DatedLine, type: number) =>
  ((name.length + when.length + 2) * type * letterWidth <= width
    ? type * lineHeight
    : heightOf(name, type, width) + heightOf(when, type, width)) +
  type * 0.4 +
  2;

const contactHeight = ({ label, phone, whatsapp, email, address }: Contact): number => {
  const small = [label, email, address, whatsapp === phone ? undefined : whatsapp];
  const lines = small.flatMap((text) =>
    text === undefined ? [] : heightOf(text, 18, contactWidth),
  );
  return [...lines, phone === undefined ? 0 : 32, 12].reduce((sum, one) => sum + one, 0);
};

/** As many of the first items as fit into a height. */
function firstThatFit<T>(
  items: readonly T[],
  room: number,
  heightOfItem: (item: T) => number,
): T[] {
  let used = 0;
  return items.filter((item) => (used += heightOfItem(item)) <= room);
}

/** The sheet of a page, which says what the page is about if nothing on it decides. */
export function sheetOf({ title, description, url, essentials }: SendView): FittedSheet {
  const { facts, dates } = essentials;
  const hasMore = facts.length + dates.length > 0 || description === '';
  return fitSheet({ ...essentials, facts: hasMore ? facts : [description], title, url });
}

type SheetParts = Pick<PageEssentials, 'facts' | 'dates' | 'ahead' | 'contacts' | 'checked'> & {
  title: string;
  url: string;
};

/**
 * Fits what decides on a page on one sheet: in the largest type in which all of it fits, or else in the smallest, without
 * the dates that are over, and then without the last lines. A line that did not fit is missing as a whole.
 */
function fitSheet(parts: SheetParts): FittedSheet {
  const { title, url, facts, dates, ahead, contacts, checked = '' } = parts;
  const below = [url.padEnd(url.length + codeWords), ...(checked === '' ? [] : [checked])];
  // Contacts take no more than the code beside them.
  const scanHeight = below.reduce(
    (sum, text) => sum + heightOf(text, codeType, codeWidth),
    codeHeight,
  );
  const shownContacts = firstThatFit(contacts, scanHeight - headHeight, contactHeight);
  const shown = shownContacts.length === 0 ? contacts.slice(0, 1) : shownContacts;
  const foot = Math.max(
    scanHeight,
    headHeight + shown.reduce((sum, one) => sum + contactHeight(one), 0),
  );
  const roomBelow = (type: number) =>
    height - heightOf(title, type, width) - 24 - foot - stripsHeight - gaps;
  const uncalled = contacts.filter((one) => !shown.includes(one)).map(({ label }) => label);
  for (const size of ['huge', 'large', 'medium', 'small'] as const) {
    const { title: heading, fact, date } = sizes[size];
    const needed =
      facts.reduce((sum, one) => sum + factHeight(one, fact), 0) +
      dates.reduce((sum, one) => sum + dateHeight(one, date), 0);
    if (needed <= roomBelow(heading)) {
      return { size, facts, dates, contacts: shown, isCut: uncalled.length > 0, leftOut: uncalled };
    }
  }
  const { title: heading, fact, date } = sizes.small;
  const room = roomBelow(heading);
  const fitting = firstThatFit(facts, room, (one) => factHeight(one, fact));
  const remaining = room - fitting.reduce((sum, one) => sum + factHeight(one, fact), 0);
  const shownDates = ahead.length > 0 ? ahead : dates;
  const fittingDates = firstThatFit(shownDates, remaining, (one) => dateHeight(one, date));
  return {
    size: 'small',
    facts: fitting,
    dates: fittingDates,
    contacts: shown,
    isCut: true,
    leftOut: [
      ...facts.slice(fitting.length),
      ...shownDates.slice(fittingDates.length).map(({ name, when }) => `${name}: ${when}`),
      ...uncalled,
    ],
  };
}
