/*
 * The site tree, and everything derived from it: addresses, menus, languages, dates, texts, theme, search, messages
 * that send a page, and the checks of pages against each other. It imports `messages` and the schema, knows no file
 * and no component, and runs anywhere. `build-site-tree.ts` makes the tree; `site-tree.ts` is its type.
 */
export {
  type AddressList,
  addressListAddress,
  buildAddressList,
} from './addresses/address-list.ts';
export {
  attachmentAddress,
  attachmentEndings,
  attachmentIn,
  endingOf,
} from './addresses/attachments.ts';
export type { Attachment, Attachments } from './values/attachment.ts';
export { addressWords } from './addresses/address-words.ts';
export {
  addressKey,
  addressOfFile,
  findReservedStep,
  isDeviceName,
  isPageName,
  parentAddress,
  readableAddress,
  splitAddress,
  urlPath,
} from './addresses/addresses.ts';
export { addBaseToTree, baseOf, permanentUrl, publicUrl, withoutBase } from './addresses/base.ts';
export { feedAddress, feedBelow } from './addresses/feed.ts';
export { type KeepOfferFile, keepOfferAddress } from './addresses/keep-offer.ts';
export {
  type ContactKind,
  contactHref,
  findPage,
  readLink,
  resolveLink,
  telephoneHref,
} from './addresses/links.ts';
export { redirectsOf } from './addresses/moved-pages.ts';
export {
  type NoticeFile,
  announcedKey,
  awayKey,
  noticeAddress,
  noticeId,
  shownNotice,
} from './addresses/notice.ts';
export { offlineAddressOf } from './addresses/offline-address.ts';
export { languageParts, listMark, manifestAddress, workerAddress } from './addresses/offline.ts';
export { pictureAddress } from './addresses/picture-address.ts';
export { openSearchAddress, searchAddress } from './addresses/search-addresses.ts';
export { printHash, sendAddressOf, sendRoot } from './addresses/send-address.ts';
export { type BuiltTree, type SiteParts, updateSiteTree } from './build-site-tree.ts';
export { collectionsOf, collectionWith, newestFirst } from './collections/collections.ts';
export { stepsOfList } from './collections/list-pages.ts';
export {
  type EntryLine,
  type EntryList,
  type EntryQuery,
  type ListedEntry,
  type PageFeed,
  entryLine,
  entryNeighbours,
  feedOf,
  listEntries,
} from './entries/entry-lists.ts';
export { type IsEvent, createIsEvent } from './collections/entry-dates.ts';
export {
  checkBlocks,
  checkInnerAnchors,
  diagnoseInside,
  findingsOf,
  guardFindings,
} from './checks/check-blocks.ts';
export { findStandIns } from './checks/check-stand-ins.ts';
export {
  type CheckedTheme,
  type InvalidPage,
  type NamesOf,
  type SiteFiles,
  allNames,
} from './checks/check-input.ts';
export { checkPublished } from './checks/check-published.ts';
export { type Steps, checkSite } from './checks/check-site.ts';
export { textTest } from './checks/check-texts.ts';
export { findTable } from './checks/explain-table.ts';
export { pictureKinds } from './checks/picture-kinds.ts';
export { hasTelephoneRules, loadTelephoneRules } from './checks/telephone-links.ts';
export { dayAfter } from './dates/day-after.ts';
export { clockIn, dayIn, endOfDay, momentOf, stampIn } from './dates/day-in.ts';
export { entryHours } from './dates/entry-hours.ts';
export { upcomingDates } from './dates/upcoming-dates.ts';
export { endOf, hasHour, isThere, lastOf } from './dates/wall-clock.ts';
export { type FormDestination, formDestination, usedDestinations } from './form-destinations.ts';
export { dayInWords, timeInWords } from './language/day-in-words.ts';
export { directionOf, hasLettersFromTheRight } from './language/direction.ts';
export {
  type Alternate,
  type LanguageLink,
  alternatesOf,
  editionOf,
  homeOf,
  languageLinks,
  languagesOf,
  nameOfLanguage,
  settingsIn,
} from './language/editions.ts';
export { type DayStyle, type Formats, type MoneyPiece, createFormats } from './language/formats.ts';
export { type LocaleOf, type SiteLocale, createLocale, createLocales } from './language/locale.ts';
export { listCalled } from './lists/list-values.ts';
export { listTable } from './lists/shown-table.ts';
export { buildBreadcrumbs } from './navigation/breadcrumbs.ts';
export { type FooterView, buildFooter } from './navigation/footer.ts';
export { mainPages } from './navigation/main-pages.ts';
export {
  type CutMenu,
  type MenuItem,
  type MenuLink,
  buildMenu,
  cutMenus,
  holdsAddress,
  maxInMenu,
} from './navigation/menu.ts';
export {
  type PageListFile,
  pageListAddress,
  pageListFiles,
  partsFor,
} from './navigation/page-list-parts.ts';
export { type ListedPage, buildPageList } from './navigation/page-list.ts';
export {
  type ChildLink,
  type Neighbours,
  type PlacedBlock,
  type PlacedType,
  type SectionItem,
  type SectionMenu,
  blocksOfTypes,
  childLinks,
  childParts,
  createNeighbours,
  listsChildren,
  pathTo,
  sectionMenu,
  typesWithSection,
} from './navigation/sections.ts';
export { type SiteMapLink, countLinks } from './navigation/site-map-link.ts';
export {
  type SiteMapGroup,
  type SiteMapPart,
  siteMapOf,
  siteMapPage,
} from './navigation/site-map.ts';
export { blockAnchors } from './pages/block-anchors.ts';
export { locateTexts } from './pages/text-locations.ts';
export { type ChangeMoments, dayOfChange, momentOfChange } from './pages/day-of-change.ts';
export * as elementIds from './pages/element-ids.ts';
export {
  allChoices,
  keepOffer,
  messages,
  searchInput,
  searchQuery,
  searchResults,
  storedPages,
} from './pages/element-ids.ts';
export { anchorsOfBlocks, anchorsOfInvalidPage, unknownAnchors } from './pages/page-anchors.ts';
export {
  type Blocks,
  type Findings,
  type PageHead,
  headOf,
  lazyDocument,
} from './pages/lazy-document.ts';
export {
  keepSummary,
  type PageSummary,
  offersOf,
  summaryOf,
  summaryOfBlocks,
  testedTexts,
} from './pages/page-summary.ts';
export { type PageValidity, createSought, validityOf } from './pages/page-versions.ts';
export {
  type PagesOfDay,
  type PublishWindow,
  describeLeftOut,
  isDay,
  isOpen,
  isTime,
  pagesOn,
  windowsOf,
} from './pages/publish-window.ts';
export { daysAfter } from './pages/reviews-due.ts';
export { type Piece, excerptOf, markWords } from './search/excerpt.ts';
export { headingsAddress, textsAddress } from './search/index-addresses.ts';
export {
  type HeadingsFile,
  type SearchEdition,
  type TextsFile,
  readPassages,
} from './search/index-format.ts';
export { createPartsOfPage } from './search/passages.ts';
export { type Match, type Search, createSearch } from './search/search.ts';
export { assuranceLines, assuranceOf } from './send/assurance.ts';
export { noticeMessage } from './send/notice-message.ts';
export {
  type Contact,
  type DatedLine,
  type PageEssentials,
  type OtherPages,
  essentialsOf,
  otherPages,
} from './send/page-essentials.ts';
export { dateMessageOf, messageOf } from './send/page-message.ts';
export { calendarsOf, followedChoices, pricesOf } from './send/page-offers.ts';
export { singleDatesOf } from './send/single-dates.ts';
export { smsParts } from './send/sms-parts.ts';
export type { Page, PageAlone, PageFile, SiteTree } from './site-tree.ts';
export { type StoredItem, storedOnDevice } from './stored-on-device.ts';
export { createFinder, foldForSearch, rangeFound } from './text/fold-text.ts';
export { furtherCharacters } from './text/further-characters.ts';
export { pictureOf, sourceOfQuotation } from './text/article-rules.ts';
export { imitatedHeading, imitatedList } from './text/imitated-structure.ts';
export {
  headingsForContents,
  linksInText,
  markedLanguage,
  partsOfText,
  picturesInText,
  plainText,
} from './text/markdown.ts';
export {
  type LongMentions,
  type MentionsDigest,
  digestOf,
  lazyMentions,
} from './text/lazy-mentions.ts';
export { markedHtml, putMarks } from './text/marked-words.ts';
export {
  type FoundLink,
  type Mentions,
  type SiteTexts,
  readMentions,
} from './text/read-mentions.ts';
export { createTextRenderer } from './text/render-text.ts';
export { markedWords, withoutMarks } from './text/without-marks.ts';
export { contrast, isSeenOn, leastContrast } from './theme/contrast.ts';
export { looks, type ChosenLook } from './theme/looks.ts';
export { schemeColours } from './theme/theme-colours.ts';
export { settingsCss, themeCss } from './theme/theme-css.ts';
export { tilePath } from './theme/tile-path.ts';
export { partsOf } from './values/parts-of.ts';
export { type Resolvers, resolve } from './values/resolve.ts';
export type {
  AnyBlock,
  Html,
  InlineDrawing,
  LabelledLink,
  Link,
  Picture,
  PictureScrim,
  PictureScrims,
  Resolved,
  ResolvedBlock,
} from './values/resolved.ts';
export type { ListTable } from './values/table-cell.ts';
export { editorPolicy } from './web-editor/editor-policy.ts';
export {
  editorAddress,
  editorWorkerAddress,
  repositoryOf,
} from './web-editor/hosted-repository.ts';
