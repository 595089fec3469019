/*
 * What the forms offer of the site: titles, links, names, languages, and the names of fields.
 */
export {
  type DescribedChange,
  type DescribedFile,
  describeFile,
  describeFiles,
} from './describe-files.ts';
export { type Chip, chipsIn, sourceOf, valueOffers, withValues } from './chips.ts';
export {
  amountField,
  type EditNode,
  hasOpenedItems,
  nodesTo,
  pathToForm,
  titleOf,
  wordsOf,
} from './edit-node.ts';
export {
  fieldLink,
  hasFormPerField,
  pathForAddress,
  pathInAddress,
  sourceInAddress,
  sourceLink,
  translateLink,
} from './field-link.ts';
export { fileTitle, spokenTitle, uploadKind } from './file-title.ts';
export { findInSite, type FoundInSite } from './find-in-site.ts';
export { type NamedLanguage, findLanguages, nameLanguage } from './find-languages.ts';
export { holdsByItself } from './holds-by-itself.ts';
export {
  type FileOp,
  type LinkKind,
  kindOfLink,
  labelOfLink,
  linkFromElsewhere,
  linkFromTyped,
  linkKinds,
  linkOffers,
  linkToAddress,
} from './link-offers.ts';
export { collectionAbove, fieldsOfCollection } from './collection-above.ts';
export { hiddenBlockWords, hiddenWords, siteTime } from './page-times.ts';
export { pictureName } from './picture-name.ts';
export { type OpenFile, schemaAt, schemasTo } from './schema-at.ts';
export {
  declaredLanguage,
  inHabitsOf,
  languageAt,
  languageOf,
  languageOfDays,
  languageOfFile,
  notationOf,
  platformSetting,
} from './site-language.ts';
export { type SiteNames, namesOfSite } from './site-names.ts';
export {
  type OfferedKind,
  pageFileLike,
  pageFiles,
  pageTitle,
  siteOffer,
  siteOffers,
} from './site-offers.tsx';
export { siteTitles } from './site-titles.ts';
export { languagesOfSite, originalOf, translationIn } from './translations.ts';
export { valueOf } from './value-of.ts';
export { dateWords, valueWords, wholeValueWords } from './value-words.ts';
export { whereOnSite, whereWords } from './where-words.ts';
