/*
 * The text of content: reads YAML with the range of every value, explains mistakes in a file, upgrades older
 * formats, and changes texts (drafts, merges, imports), with the messages that an editor and its server exchange about
 * them. It imports `messages`, `site` and the schema, knows no disk, and hides both parsers of YAML.
 */
export { applyTextEdits, offsetsOf } from './apply-text-edits.ts';
export {
  type AttachmentFacts,
  brokenAttachment,
  dayOf,
  languageOf,
  lockedAttachment,
  readFileFacts,
  type ReadAttachment,
  type ReadPdf,
  refuseAttachment,
  titleOf,
} from './attachments/read-attachment.ts';
export { decode } from './check-bytes.ts';
export { checkExtent } from './check-extent.ts';
export { type CheckedFile, checkFile, readYaml } from './check-file.ts';
export { formatOf, onlyNewerFormat } from './content-format.ts';
export { diagnoseIn, diagnosticAt } from './diagnose.ts';
export { dataName, isDocumentName, isHidden, isPageFile } from './document-name.ts';
export { refuseBeside, refuseContentName, refuseTogether } from './edit-protocol/content-names.ts';
export { devGuide, guideIn } from './edit-protocol/guide-address.ts';
export {
  inEditor,
  pageVersion,
  stillPage,
  withoutNoticeAddress,
} from './edit-protocol/in-editor.ts';
export { jpegQuality, longestSide, refuseKind } from './edit-protocol/new-picture.ts';
export {
  type NotTaken,
  notTakenIn,
  notTakenSchema,
  withNotTaken,
} from './edit-protocol/not-taken.ts';
export {
  publishRequestSchema,
  refuseRequest,
  whyRefused,
} from './edit-protocol/publish-request.ts';
export { type EditServerAddress, changeStream, devServer } from './edit-protocol/server-address.ts';
export {
  type DraftAnswer,
  type DraftDocuments,
  type ShowAnswer,
  type ShowRequest,
  type ShownDraft,
  type ShownDrafts,
  showRequestSchema,
} from './edit-protocol/shown-draft.ts';
export {
  type AttachmentRefusal,
  type Author,
  type ConflictChoice,
  type DeletedPage,
  type FailedStage,
  type FoundFile,
  type HistoryAnswer,
  type LastChange,
  type OthersWork,
  type PictureRefusal,
  type Progress,
  type PublishAnswer,
  type PublishOnly,
  type PublishRequest,
  type SaveAnswer,
  type SavedFile,
  type SiteSince,
  type Store,
  type StoreProblem,
  StoreUnavailable,
  type StoredBlock,
  type StoredFile,
  type StoredAttachment,
  type StoredPicture,
  type StoredSite,
  type Upload,
  type UploadAnswer,
  type UploadRefusal,
  type Version,
  type VersionRequest,
  isChosen,
  maxAttachmentBytes,
  maxPictureBytes,
} from './edit-protocol/store.ts';
export { Turns } from './edit-protocol/turns.ts';
export {
  folderOf,
  isOfFolder,
  isUpload,
  nameForUpload,
  refuseUpload,
  uploadFile,
  type UploadFolder,
  uploadFolders,
  uploadName,
} from './edit-protocol/uploads.ts';
export { isEdited } from './edited-files.ts';
export { type ValueChange, compareValues } from './editing/compare-values.ts';
export {
  type ComparedPart,
  changedExcerpts,
  compareParts,
  wordsOf,
} from './editing/compare-words.ts';
export { describeChange } from './editing/describe-change.ts';
export {
  type StepTexts,
  changesWithout,
  latestSteps,
  markPublished,
  undoneSteps,
} from './editing/draft-steps.ts';
export {
  type Draft,
  type DraftStep,
  type FileState,
  type TypedOver,
  changeDraft,
  draftChanges,
  editDraft,
  emptyDraft,
  markSaved,
  redo,
  typedOver,
  undo,
} from './editing/draft.ts';
export { type Replacement, type Search, findAndReplace } from './editing/find-replace.ts';
export { type BlockList, blockLists, pictureList } from './editing/import/block-lists.ts';
export { chatRuns, chatWords, withoutStruck } from './editing/import/chat-text.ts';
export { columnLetters } from './editing/import/column-letters.ts';
export { type FieldOrder, type FitNotice, nameOfColumn } from './editing/import/fit-sheet.ts';
export type { BlockChange, BlockComparison } from './editing/import/match-rows.ts';
export { alphabetic, roman } from './editing/import/number-letters.ts';
export {
  type LeftOut,
  type PastedCell,
  type PastedDocument,
  type PastedItem,
  type PastedPart,
  type PastedTable,
  type PastedWords,
  escapeMarkdown,
  joinLeftOut,
  plainWords,
} from './editing/import/pasted-document.ts';
export type { Proposal, ProposalOptions, TableReading } from './editing/import/proposal.ts';
export { proposeBlocks } from './editing/import/propose-blocks.ts';
export { readCsv, readPlain } from './editing/import/read-plain.ts';
export { rereadTable } from './editing/import/read-table.ts';
export { dayOfSerial } from './editing/import/serial-days.ts';
export { smallLetters } from './editing/import/small-letters.ts';
export { classesOf, splitByClass } from './editing/import/split-columns.ts';
export {
  type UpdateTarget,
  compareWithBlock,
  updateTargets,
  updatedBlock,
} from './editing/import/update-block.ts';
export { keepBoth } from './editing/keep-both.ts';
export { columnsOf, fieldsOfItem, numbersOption, saysNumbers } from './editing/list-columns.ts';
export { mergeDecided } from './editing/merge-decided.ts';
export { type Conflict, mergeTexts } from './editing/merge-texts.ts';
export { type LinkLocation, changeLinks } from './editing/move-links.ts';
export {
  type PageChange,
  deletePage,
  duplicatePage,
  movePage,
  movePages,
} from './editing/move-page.ts';
export { movedPages } from './editing/moved-pages.ts';
export {
  type CellNotice,
  type Column,
  type PastedEntry,
  type TableLayout,
  copyRows,
  itemsOfRows,
  layoutOf,
  proposeRows,
} from './editing/paste-table.ts';
export { type PictureUse, pictureUses, replaceUses } from './editing/picture-uses.ts';
export {
  type PictureValue,
  type Point,
  readPictureValue,
  positionOf,
  storedPoint,
} from './editing/picture-value.ts';
export {
  type CheckedPart,
  type ChosenPart,
  type PartChange,
  type PublishedPart,
  checkPart,
  partOf,
  uploadsIn,
  uploadsOf,
} from './editing/published-part.ts';
export { type UnclearCell, readAmount, readComingDay, readTypedDay } from './editing/read-cell.ts';
export { rebaseDraft } from './editing/rebase-draft.ts';
export { kindOfNames, renameEntry } from './editing/rename-entry.ts';
export { readTable } from './editing/table-text.ts';
export {
  copyPart,
  inLanguage,
  noteLeftOut,
  noteTranslated,
} from './editing/translation/edit-translation.ts';
export {
  type AbsentPart,
  type DifferingFact,
  type TranslatedText,
  type TranslationPart,
  markOf,
  marksIn,
  translationParts,
} from './editing/translation/translation-parts.ts';
export type { Maybe } from './editing/value-conflict.ts';
export { writeFile } from './editing/write-file.ts';
export type { FormatChange } from './formats/format-change.ts';
export { formatChanges } from './formats/index.ts';
export { upgradeExamples } from './formats/upgrade-examples.ts';
export { mayBeFormer, upgradeText } from './formats/upgrade-text.ts';
export { readablePatterns, readableSettings, readableTheme } from './readable-settings.ts';
export { explainIssues } from './shape/explain-issues.ts';
export { Source } from './source.ts';
export { inOriginal } from './yaml-repair/original-range.ts';
export { applyEdit, applyEdits } from './yaml/apply-edit.ts';
export {
  type EditOp,
  type FileChange,
  type Value,
  type ValueObject,
  isValue,
  isValueObject,
} from './yaml/edit-op.ts';
export { equalValues, unlessEqual } from './yaml/equal-values.ts';
export { withoutHidden } from './yaml/hidden-characters.ts';
export { limits } from './yaml/limits.ts';
export { openText, typedNumber, valueOf } from './yaml/open-text.ts';
