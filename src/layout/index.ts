/*
 * The frame around blocks (header, menus, footer, not-found page), the small components in `ui` that frame and blocks
 * are made of, and the styles of all pages. It imports `messages`, `site` and the schema, and knows no block.
 */
export { Flyer } from './Flyer.tsx';
export { Footer } from './Footer.tsx';
export { Layout, Segments } from './Layout.tsx';
export { NavigationStatus, type StatusWords } from './NavigationStatus.tsx';
export { NotFoundPage } from './NotFoundPage.tsx';
export { OfflinePage } from './OfflinePage.tsx';
export { PageHeading } from './PageHeading.tsx';
export { SearchPage } from './SearchPage.tsx';
export { SiteNotice } from './SiteNotice.tsx';
export { openPanelKey } from './open-panel-key.ts';
export { IslandRoot, PageIcons, type PageParts, readIsland, readPage } from './page-contract.tsx';
export type {
  FlyerView,
  IslandSegment,
  NotFoundView,
  NoticeView,
  PageView,
  SearchView,
  Segment,
  SiteView,
} from './page-view.ts';
export { default as articleStyles } from './styles/article.css?inline';
export { default as keepOfferStyles } from './styles/keep-offer.css?inline';
export { default as noticeStyles } from './styles/notice.css?inline';
export { default as printStyles } from './styles/print.css?inline';
export { default as searchStyles } from './styles/search.css?inline';
export { default as sendStyles } from './styles/send.css?inline';
export { Accordion } from './ui/Accordion.tsx';
export { AsOf } from './ui/AsOf.tsx';
export { Band, Cloth } from './ui/Band.tsx';
export { BlockHeading } from './ui/BlockHeading.tsx';
export { Breadcrumbs } from './ui/Breadcrumbs.tsx';
export { Button, ButtonRow, MoreLink, buttonClass } from './ui/Button.tsx';
export { Card } from './ui/Card.tsx';
export { ChoiceLink, Chosen, MeantFor, choiceAttributes, unlessChosen } from './ui/Choices.tsx';
export { ClothTile } from './ui/ClothTile.tsx';
export { Columns } from './ui/Columns.tsx';
export { ContactRows } from './ui/ContactRows.tsx';
export { DateText, Period } from './ui/DateText.tsx';
export { EmbedOnTap } from './ui/EmbedOnTap.tsx';
export { FilledWords } from './ui/FilledWords.tsx';
export { Grounded } from './ui/Grounded.tsx';
export { Halves } from './ui/Halves.tsx';
export { Icon } from './ui/Icon.tsx';
export { IconPlate } from './ui/IconPlate.tsx';
export { ItemHeading } from './ui/ItemHeading.tsx';
export { NoticePlate } from './ui/NoticePlate.tsx';
export { NumberedSteps } from './ui/NumberedSteps.tsx';
export { Picture } from './ui/Picture.tsx';
export { PictureSlot } from './ui/PictureSlot.tsx';
export { PriceText } from './ui/PriceText.tsx';
export { ReachedFrame } from './ui/ReachedFrame.tsx';
export { RichText } from './ui/RichText.tsx';
export { TextContents } from './ui/TextContents.tsx';
export { Row, Rows } from './ui/Rows.tsx';
export { Section } from './ui/Section.tsx';
export { LinkArrow, SiteLink } from './ui/SiteLink.tsx';
export { SubjectRows } from './ui/SubjectRows.tsx';
export { Sum, figuresOf, lengthOfFigure } from './ui/Sum.tsx';
export { TickList, Ticks } from './ui/Ticks.tsx';
export { Timed, TodayMark } from './ui/Timed.tsx';
export { Today, isTimed, showToday, todayScript } from './ui/Today.tsx';
export { When } from './ui/When.tsx';
export { keyAlongLine } from './ui/arrow-keys.ts';
export { embedRights, embedSandbox } from './ui/embed-rights.ts';
export { iconId } from './ui/icon-id.ts';
export { IconNames } from './ui/icon-names.ts';
export { inLanguage } from './ui/in-language.ts';
export { scriptCall, scriptJson } from './ui/inline-script.ts';
export type { AnyIsland, IslandComponents } from './ui/island.ts';
export { LocaleContext, useLocale } from './ui/locale-context.ts';
export { longestWord } from './ui/longest-word.ts';
export { pageShownEvent } from './ui/page-shown.ts';
export { lastsUntil, removePast } from './ui/past-items.ts';
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
} from './ui/react.ts';
export { siteBase } from './ui/site-base.ts';
export { hoversMark, speculationRules } from './ui/speculation-rules.ts';
export type { StoreRequest } from './ui/store-request.ts';
export { storedPrefix } from './ui/stored-prefix.ts';
export { builtHtml, policyName, scriptValues, workerUrl } from './ui/trusted.ts';
export { IdsContext, createIds } from './ui/use-id.ts';
export { useIsHydrated } from './ui/use-is-hydrated.ts';
