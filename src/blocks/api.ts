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
export type { Html, LabelledLink, Link, Resolved } from '../site/values/resolved.ts';
/** @stable A picture that is ready to be rendered. */
export type { Picture as ResolvedPicture } from '../site/values/resolved.ts';
/** @stable The interface words of a language. */
export type { Words } from '../messages/locales/words.ts';
/** @stable A part of the page, with its heading and intro, on the plain or the tinted ground. */
export { Section } from '../layout/ui/Section.tsx';
/** @stable The heading of a block that may be that of the page. */
export { BlockHeading } from '../layout/ui/BlockHeading.tsx';
/** @stable A part of the page on the coloured ground. */
export { Grounded } from '../layout/ui/Grounded.tsx';
/** @stable A heading within a block. */
export { ItemHeading } from '../layout/ui/ItemHeading.tsx';
/** @stable A text with its marks: emphasis, links, paragraphs. */
export { RichText } from '../layout/ui/RichText.tsx';
/** @stable Words of the interface with values in them. */
export { FilledWords } from '../layout/ui/FilledWords.tsx';
/** @stable Words of the interface with values in them, as a text. */
export { fillWords } from '../messages/locales/fill-words.ts';
/** @stable A link to a page or elsewhere, and its arrow. */
export { LinkArrow, SiteLink } from '../layout/ui/SiteLink.tsx';
/** @stable Links as buttons, alone and in a row, and the class of a button. */
export { Button, ButtonRow, MoreLink, buttonClass } from '../layout/ui/Button.tsx';
/** @stable A picture in the sizes and formats that the build made. */
export { Picture } from '../layout/ui/Picture.tsx';
/** @stable An icon by its name. */
export { Icon } from '../layout/ui/Icon.tsx';
/** @stable A sum of money whose pieces are set apart. */
export { Sum, figuresOf } from '../layout/ui/Sum.tsx';
/** @stable A day or a period as the language of the page writes it. */
export { DateText, Period } from '../layout/ui/DateText.tsx';
/** @experimental The attributes of words in another language than those around them. */
export { inLanguage } from '../layout/ui/in-language.ts';
/** @stable Rows of a label and a value. */
export { Row, Rows } from '../layout/ui/Rows.tsx';
/** @stable Columns of equal parts. */
export { Columns } from '../layout/ui/Columns.tsx';
/** @stable A card with a picture, a text and a link. */
export { Card } from '../layout/ui/Card.tsx';
/** @stable Parts that open. */
export { Accordion } from '../layout/ui/Accordion.tsx';
/** @stable A band of the site's pattern. */
export { Band, Cloth } from '../layout/ui/Band.tsx';
/** @stable Numbers, sums and days as a language writes them, for islands. */
export { createFormats } from '../site/language/formats.ts';
/** @stable The language of an island. */
export { useLocale } from '../layout/ui/locale-context.ts';
/** @stable Whether an island works already. */
export { useIsHydrated } from '../layout/ui/use-is-hydrated.ts';
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
} from '../layout/ui/react.ts';
/** @experimental A block whose values are ready to be rendered. */
export type { ResolvedBlock } from '../site/values/resolved.ts';
/** @experimental A contact of site.yaml, with its links. */
export type { ContactView } from './block-props.ts';
/** @experimental Hours in structured data. */
export type { OpeningHoursSpecification } from 'schema-dts';
/** @experimental The language of a page with its words, numbers and days. */
export type { SiteLocale } from '../site/language/locale.ts';
/** @experimental Numbers, sums and days as a language writes them. */
export type { Formats } from '../site/language/formats.ts';
/** @experimental Words in the form that a number takes. */
export { countedForm as counted } from '../messages/locales/counted.ts';
/** @experimental A text without its marks. */
export { plainText } from '../site/text/markdown.ts';
/** @experimental The length of the longest word, by which a heading is fitted. */
export { longestWord } from '../layout/ui/longest-word.ts';
/** @experimental What the menu of a section and the site map list. */
export type { SectionItem } from '../site/navigation/sections.ts';
/** @experimental What the menu of a section and the site map list. */
export { countLinks, type SiteMapLink } from '../site/navigation/site-map-link.ts';
/** @experimental A table of a list in content/data. */
export type { ListTable } from '../site/values/table-cell.ts';
/** @experimental The dates of a calendar that are still to come. */
export { upcomingDates } from '../site/dates/upcoming-dates.ts';
/** @experimental Content that is shown on certain days only. */
export { Timed, TodayMark } from '../layout/ui/Timed.tsx';
/** @experimental A time of a time zone with its distance from UTC. */
export { stampIn } from '../site/dates/day-in.ts';
/** @experimental The day after a day. */
export { dayAfter } from '../site/dates/day-after.ts';
/** @experimental The hours of a date in a calendar. */
export { entryHours } from '../site/dates/entry-hours.ts';
/** @experimental Today's date in the visitor's browser. */
export { Today } from '../layout/ui/Today.tsx';
/** @experimental The day of a value, and whether it may be out of date. */
export { AsOf } from '../layout/ui/AsOf.tsx';
/** @experimental The pages above a page. */
export { Breadcrumbs } from '../layout/ui/Breadcrumbs.tsx';
/** @experimental A tile of the site's pattern. */
export { ClothTile } from '../layout/ui/ClothTile.tsx';
/** @experimental How to reach a contact. */
export { ContactRows } from '../layout/ui/ContactRows.tsx';
/** @experimental Two halves beside each other. */
export { Halves } from '../layout/ui/Halves.tsx';
/** @experimental An icon on a plate. */
export { IconPlate } from '../layout/ui/IconPlate.tsx';
/** @experimental A short notice with a title. */
export { NoticePlate } from '../layout/ui/NoticePlate.tsx';
/** @experimental Options that visitors choose, and items that follow the choice. */
export { choiceAttributes, ChoiceLink, Chosen, MeantFor, unlessChosen } from '../layout/ui/Choices.tsx';
/** @experimental The id of the options from which a page lets visitors choose. */
export { allChoices } from '../site/pages/element-ids.ts';
/** @experimental Steps with numbers. */
export { NumberedSteps } from '../layout/ui/NumberedSteps.tsx';
/** @experimental A picture that is cut to the shape of its slot. */
export { PictureSlot } from '../layout/ui/PictureSlot.tsx';
/** @experimental A price in words or digits. */
export { PriceText } from '../layout/ui/PriceText.tsx';
/** @experimental A frame with a page of another site, which keys reach. */
export { ReachedFrame } from '../layout/ui/ReachedFrame.tsx';
/** @experimental A button that is replaced by a page of another site, of which nothing is requested before. */
export { EmbedOnTap } from '../layout/ui/EmbedOnTap.tsx';
/** @experimental What a frame with a page of another site may do. */
export { embedRights, embedSandbox } from '../layout/ui/embed-rights.ts';
/** @experimental Rows of subjects. */
export { SubjectRows } from '../layout/ui/SubjectRows.tsx';
/** @experimental Items that visitors tick. */
export { TickList, Ticks } from '../layout/ui/Ticks.tsx';
/** @experimental Which item an arrow key leads to. */
export { keyAlongLine } from '../layout/ui/arrow-keys.ts';
