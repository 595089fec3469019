/*
 * What the schema of a block may use: `woven-site/schema`. It is all there is: what is not exported here may change at
 * any time. Each line is marked @stable (it changes only with a format of content that is read as before, or a new major
 * version) or @experimental (it may change with any version, and the changelog says so). A test compares it with
 * tests/public-entries.txt.
 */

/** @stable Defines a block; the heading, intro and ground that most blocks have. */
export { defineBlock } from './define-block.ts';
/** @stable Defines a block; the heading, intro and ground that most blocks have. */
export { sectionFields } from './block-fields.ts';
/** @stable What the options of a block return. */
export type { BlockDiagnostic } from './block-diagnostic.ts';
/** @stable What the options of a block return. */
export type { Download, FileLocale } from './define-block.ts';
/** @experimental What the guide says of a problem that only a block has: its title, why, a line before and after. */
export type { CodeEntry } from '../src/messages/index.ts';
/** @experimental What blocks offer to others, and what they show of other pages. */
export type { Charge, HeroStep, Offer } from './offer.ts';
/** @experimental What blocks offer to others, and what they show of other pages. */
export type { Reading } from './define-block.ts';
/** @experimental What the message about a page and its sheet say of a block. */
export type { Essential } from './essentials.ts';
/** @experimental The path from a block to a field. */
export type { FieldPath } from '../src/messages/index.ts';
/** @experimental Names under which blocks offer values to others. */
export { offered, type Offered } from './offered.ts';
/** @experimental Defines a rule of the trade, in the folder `rules` of a site. */
export { defineRule } from './rules/define-rule.ts';
/** @experimental What a rule looks at, and what it returns. */
export type { RuleData, RuleFinding, RulePage, RuleWords } from './rules/define-rule.ts';
/** @stable Texts: in a line without marks, in a line with marks, in paragraphs. */
export { inline, line, numbered, prose } from './fields/text.ts';
/** @stable Lists, groups of fields, and fields with several forms. */
export { either, list, object, record } from './fields/structure.ts';
/** @stable Numbers and sums of money. */
export { amount, sumOfAmounts } from './fields/amount.ts';
/** @stable Whole numbers and percentages. */
export { percent, wholeNumber } from './fields/number.ts';
/** @stable A choice of a few words. */
export { choice } from './fields/choice.ts';
/** @stable Yes or no. */
export { yesNo } from './fields/yes-no.ts';
/** @stable Days: the field, reading and comparing them, and the order that a list of them must have. */
export { calendarDate, checkOrder, day, inDateOrder, isBefore, isoOf } from './fields/date.ts';
/** @stable A period from a day to a day, and the check of their order. */
export { checkPeriod, period } from './fields/period.ts';
/** @experimental Days that come again, and what is wrong with them. */
export { checkRepetition, repetition, weekdays, type Repetition } from './fields/repetition.ts';
/** @experimental The days of a repetition between two days. */
export { isoAfter, repeatedDays } from './repeated-days.ts';
/** @stable A time of day, and its minutes since midnight. */
export { minutesOf, timeOfDay } from './fields/time.ts';
/** @stable A link, alone or with its label. */
export { labelledLink, link } from './fields/link.ts';
/** @stable Pictures, with their description. */
export { image } from './fields/image.ts';
/** @stable An icon, by its name. */
export { iconName } from './fields/icon.ts';
/** @stable Addresses: of mail, of a telephone, of another website. */
export { email, telephone, url } from './fields/address.ts';
/** @experimental For which options of its page an item is meant. */
export { forOptions, type Choice } from './fields/for-options.ts';
/** @experimental A language by its code: pt, fr-LU. */
export { language } from './fields/language.ts';
/** @stable Names of something else in the site. */
export { contact, destination, embed, page, pattern, tile } from './fields/reference.ts';
/** @experimental The numbered paragraphs of by-laws. */
export { anchorOfNumber, readNumbered } from './fields/numbered-text.ts';
/** @experimental The address at which a video plays in a page, and one that starts it at once. */
export { playerAddress, startingPlayer } from './fields/player-address.ts';
/** @experimental The seconds of a length in minutes and seconds. */
export { secondsOf } from './fields/video-length.ts';
/** @stable Names that scripts, anchors and addresses use. */
export { anchor, identifier } from './fields/name.ts';
/** @experimental Texts in a cell of a table. */
export { cellText, numberAsText } from './fields/text.ts';
/** @experimental Rows of cells. */
export { rows } from './fields/structure.ts';
/** @experimental A number with decimals or below zero. */
export { anyNumber } from './fields/number.ts';
/** @experimental A price in words or digits, and what is said beside it. */
export { checkPrice, price, priceDetails } from './fields/price.ts';
/** @experimental A day or an hour. */
export { moment } from './fields/moment.ts';
/** @experimental A name for scripts and addresses, made of words. */
export { toIdentifier } from './identifier.ts';
/** @experimental Names of files, each with one of its own. */
export { nameOfWords, uniqueNames } from './file-names.ts';
/** @experimental The name that the fragment of an address has. */
export { idOfFragment } from './identifier.ts';
/** @experimental Names in a list that must differ. */
export { checkUniqueIds } from './fields/unique-ids.ts';
/** @experimental Data of the site in content/data. */
export { listView } from './fields/data.ts';
/** @experimental Data of the site in content/data. */
export { defineData } from './define-data.ts';
/** @experimental Data of the site in content/data. */
export { curriculumData } from './blocks/math-browser/curriculum.ts';
/** @experimental A curriculum, and its parts. */
export type { Curriculum, Strand, SubStrand } from './blocks/math-browser/curriculum.ts';
/** @experimental The dates that a block offers, and the same in words. */
export {
  entriesOf,
  hoursOf,
  namesWithTime,
  type Entry,
  type OfferedDate,
  type OfferedDates,
} from './offered-dates.ts';
/** @experimental The files of dates that visitors download. */
export { calendarDownloads, calendarFiles } from './blocks/calendar/calendar-file.ts';
/** @experimental The views of subjects in tracks, by their addresses. */
export { homeView, viewsOf, type Views } from './blocks/track-explorer/track-views.ts';
/** @stable Checked values as they are before they are rendered. */
export type { DatePart } from './fields/date.ts';
/** @stable Checked values as they are before they are rendered. */
export type { ImagePart } from './fields/image.ts';
/** @stable Checked values as they are before they are rendered. */
export type { LinkPart } from './fields/link.ts';
/** @stable Checked values as they are before they are rendered. */
export type { TextPart } from './fields/text.ts';
/** @stable A checked block, in which invalid fields are missing. */
export type { ValidPart } from './fields/valid-part.ts';
/** @stable zod itself, of which a site has no copy of its own. */
export { z } from './zod.ts';
