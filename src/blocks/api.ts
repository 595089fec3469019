/*
 * What the component of a block may use: `woven-site/components`. It is all there is: what is not exported here may
 * change at any time. Each line is marked @stable or @experimental, as in schema/api.ts.
 */

/** @stable What a static block is rendered from. */
export type { BlockContext, BlockProps } from './block-props.ts';
/** @stable What an island is rendered from. */
export type { IslandProps } from './islands.ts';
/** @experimental What data.ts of a block exports. */
export type { StructuredData, StructuredDataOf } from './block-props.ts';
/** @stable Values that are ready to be rendered. */
export type { Html, LabelledLink, Link, Resolved } from '../site/index.ts';
/** @stable A picture that is ready to be rendered. */
export type { Picture as ResolvedPicture } from '../site/index.ts';
/** @stable The interface words of a language. */
export type { Words } from '../messages/index.ts';
/** @stable A part of the page, with its heading and intro, on the plain or the tinted ground. */
export { Section } from '../layout/index.ts';
/** @stable The heading of a block that may be that of the page. */
export { BlockHeading } from '../layout/index.ts';
/** @stable A part of the page on the coloured ground. */
export { Grounded } from '../layout/index.ts';
/** @stable A heading within a block. */
export { ItemHeading } from '../layout/index.ts';
/** @stable A text with its marks: emphasis, links, paragraphs. */
export { RichText } from '../layout/index.ts';
/** @experimental The headings of a long text as links. */
export { TextContents } from '../layout/index.ts';
/** @stable Words of the interface with values in them. */
export { FilledWords } from '../layout/index.ts';
/** @stable Words of the interface with values in them, as a text. */
export { fillWords } from '../messages/index.ts';
/** @stable A link to a page or elsewhere, and its arrow. */
export { LinkArrow, SiteLink } from '../layout/index.ts';
/** @stable Links as buttons, alone and in a row, and the class of a button. */
export { Button, ButtonRow, MoreLink, buttonClass } from '../layout/index.ts';
/** @stable A picture in the sizes and formats that the build made. */
export { Picture } from '../layout/index.ts';
/** @stable An icon by its name. */
export { Icon } from '../layout/index.ts';
/** @stable A sum of money whose pieces are set apart. */
export { Sum, figuresOf } from '../layout/index.ts';
/** @experimental The length of a figure in digits, by which its size is chosen. */
export { lengthOfFigure } from '../layout/index.ts';
/** @stable A day or a period as the language of the page writes it. */
export { DateText, Period } from '../layout/index.ts';
/** @experimental The attributes of words in another language than those around them. */
export { inLanguage } from '../layout/index.ts';
/** @stable Rows of a label and a value. */
export { Row, Rows } from '../layout/index.ts';
/** @stable Columns of equal parts. */
export { Columns } from '../layout/index.ts';
/** @stable A card with a picture, a text and a link. */
export { Card } from '../layout/index.ts';
/** @stable Parts that open. */
export { Accordion } from '../layout/index.ts';
/** @stable A band of the site's pattern. */
export { Band, Cloth } from '../layout/index.ts';
/** @stable Numbers, sums and days as a language writes them, for islands. */
export { createFormats } from '../site/index.ts';
/** @stable The language of an island. */
export { useLocale } from '../layout/index.ts';
/** @stable Whether an island works already. */
export { useIsHydrated } from '../layout/index.ts';
/** @stable What a component may contain and return, and what it hears. */
export type { KeyboardEvent, MouseEvent, ReactNode, RefCallback, RefObject } from 'react';
/** @stable React itself, of which a site has no copy of its own. */
export {
  Fragment,
  memo,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from '../layout/index.ts';
/** @experimental A block whose values are ready to be rendered. */
export type { ResolvedBlock } from '../site/index.ts';
/** @experimental A contact of site.yaml, with its links. */
export type { ContactView } from './block-props.ts';
/** @experimental Hours in structured data. */
export type { OpeningHoursSpecification } from 'schema-dts';
/** @experimental The language of a page with its words, numbers and days. */
export type { SiteLocale } from '../site/index.ts';
/** @experimental Numbers, sums and days as a language writes them. */
export type { Formats } from '../site/index.ts';
/** @experimental Words in the form that a number takes. */
export { countedForm as counted } from '../messages/index.ts';
/** @experimental A text without its marks. */
export { plainText } from '../site/index.ts';
/** @experimental The length of the longest word, by which a heading is fitted. */
export { longestWord } from '../layout/index.ts';
/** @experimental What the menu of a section and the site map list. */
export type { SectionItem } from '../site/index.ts';
/** @experimental What the menu of a section and the site map list. */
export { countLinks, type SiteMapLink } from '../site/index.ts';
/** @experimental What a block shows of a collection. */
export type { EntryLine, EntryList, EntryQuery, ListedEntry } from '../site/index.ts';
/** @experimental A table of a list in content/data. */
export type { ListTable } from '../site/index.ts';
/** @experimental The dates of a calendar that are still to come. */
export { upcomingDates } from '../site/index.ts';
/** @experimental Content that is shown on certain days only. */
export { Timed, TodayMark } from '../layout/index.ts';
/** @experimental A time of a time zone with its distance from UTC. */
export { stampIn } from '../site/index.ts';
/** @experimental The day after a day. */
export { dayAfter } from '../site/index.ts';
/** @experimental The hours of a date in a calendar. */
export { entryHours } from '../site/index.ts';
/** @experimental A day, a day with an hour, or several days. */
export { When } from '../layout/index.ts';
/** @experimental Today's date in the visitor's browser. */
export { Today } from '../layout/index.ts';
/** @experimental The day of a value, and whether it may be out of date. */
export { AsOf } from '../layout/index.ts';
/** @experimental The pages above a page. */
export { Breadcrumbs } from '../layout/index.ts';
/** @experimental A tile of the site's pattern. */
export { ClothTile } from '../layout/index.ts';
/** @experimental How to reach a contact. */
export { ContactRows } from '../layout/index.ts';
/** @experimental Two halves beside each other. */
export { Halves } from '../layout/index.ts';
/** @experimental An icon on a plate. */
export { IconPlate } from '../layout/index.ts';
/** @experimental A short notice with a title. */
export { NoticePlate } from '../layout/index.ts';
/** @experimental Options that visitors choose, and items that follow the choice. */
export { choiceAttributes, ChoiceLink, Chosen, MeantFor, unlessChosen } from '../layout/index.ts';
/** @experimental The id of the options from which a page lets visitors choose. */
export { allChoices } from '../site/index.ts';
/** @experimental Steps with numbers. */
export { NumberedSteps } from '../layout/index.ts';
/** @experimental A picture that is cut to the shape of its slot. */
export { PictureSlot } from '../layout/index.ts';
/** @experimental A price in words or digits. */
export { PriceText } from '../layout/index.ts';
/** @experimental A frame with a page of another site, which keys reach. */
export { ReachedFrame } from '../layout/index.ts';
/** @experimental A button that is replaced by a page of another site, of which nothing is requested before. */
export { EmbedOnTap } from '../layout/index.ts';
/** @experimental What a frame with a page of another site may do. */
export { embedRights, embedSandbox } from '../layout/index.ts';
/** @experimental Rows of subjects. */
export { SubjectRows } from '../layout/index.ts';
/** @experimental Items that visitors tick. */
export { TickList, Ticks } from '../layout/index.ts';
/** @experimental Which item an arrow key leads to. */
export { keyAlongLine } from '../layout/index.ts';
