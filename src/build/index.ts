/*
 * Everything that uses the disk to make a site: reads and checks the content folder, pictures, typefaces, and a site's
 * own blocks; writes pages, scripts, styles, pictures and the editor; caches what can be computed again. It imports
 * every room that runs anywhere, and the editor's entry, and hides the formats of its caches.
 */
export { readAttachment } from './attachments/read-attachment.ts';
export type { Rendered } from './build-site.ts';
export { buildRecordFile, readBuildRecord } from './build-record.ts';
export { buildSite } from './build-site.ts';
export {
  cacheFolder,
  codeVersion,
  forgetOldest,
  readCacheFile,
  textIn,
  writeCacheFile,
} from './cache/cache-file.ts';
export { forgetUnusedFiles } from './cache/file-cache.ts';
export { ThreadPool } from './threads/thread-pool.ts';
export { CommandError } from './command-error.ts';
export { blobIdOf } from './content-files/blob-id.ts';
export { fixContent } from './content-files/fix-content.ts';
export { currentGuide } from './content-files/guide/current-guide.ts';
export {
  type EditorScreen,
  editorScreens,
  guideFolder,
  guidePictures,
  maxPictureBytes,
  pictureFile,
  pictureWidth,
  screenFile,
} from './content-files/guide/guide-pictures.ts';
export {
  type CheckedSite,
  type LoadCache,
  createLoadCache,
  areChanged,
  loadSite,
  type LoadOptions,
  readSite,
  saveLoadCache,
} from './content-files/load-site.ts';
export { type BlockExamples, readExamples, shownExamples } from './content-files/read-examples.ts';
export {
  type ContentFiles,
  type Stamp,
  findLink,
  hashOf,
  isChangedSince,
  isSameStamp,
  isSettled,
  listFiles,
  readBytes,
  stampOf,
  uploadsOf,
} from './content-files/read-files.ts';
export { sweepDrafts } from './content-files/sweep-drafts.ts';
export {
  type ContentUpgrade,
  planContentUpgrade,
  writeContentUpgrade,
} from './content-files/upgrade-content.ts';
export { writeSchemas } from './content-files/write-schemas.ts';
export {
  type EditorDocumentFiles,
  editDocument,
  editorCss,
  editorFaces,
  iconsFor,
} from './editor/editor-document.tsx';
export { editorGuide, guideLanguages } from './editor/editor-guide.ts';
export { guideDocument } from './editor/guide-document.tsx';
export { writeServedEditor } from './editor/served-editor.ts';
export { readBlocks } from './editor/stored-blocks.ts';
export { writeWebEditor } from './editor/web-editor.ts';
export { facesOfTheme, textFamilyOf } from './fonts/faces-of-theme.ts';
export { readGitDates } from './git-dates.ts';
export { headersFor } from './hosting/headers-for.ts';
export { hostingFile, readHosting } from './hosting/hosting-file.ts';
export { type HostingTable, immutable, revalidated } from './hosting/hosting-table.ts';
export { iconSprite } from './icons.ts';
export { allCss } from './page-styles.ts';
export type { Size } from './pictures/checked-picture.ts';
export { readPhotograph } from './pictures/read-photograph.ts';
export { readPicture } from './pictures/read-picture.ts';
export { codeOf } from './publish/if-there.ts';
export { type Build, publish } from './publish/publish.ts';
export { privateFolder, readManifest } from './publish/records.ts';
export { SiteOutput } from './publish/site-output.ts';
export { isDocument, twinOf } from './publish/staged-files.ts';
export { isPublished, resolveTarget } from './publish/target.ts';
export { measureScrims } from './scrims.ts';
export { buildSearchFiles } from './search-files.ts';
export { builtFile, editorScripts, visitorScripts } from './site-blocks/engine-scripts.ts';
export {
  currentBlocksFolder,
  isBlockName,
  listBlockFolders,
  listRuleFiles,
  rulesFolderOf,
} from './site-blocks/find-site-blocks.ts';
export { publicEntries } from './site-blocks/public-entries.ts';
export { siteFile, siteScripts } from './site-blocks/site-scripts.ts';
export { robotsTxt } from './site-files.ts';
export {
  type PreparedFile,
  type WriteFile,
  isBusy,
  prepareFile,
  removePath,
  renameFile,
  replaceFile,
} from './system/busy-files.ts';
export {
  dependencyFolder,
  engineRoot,
  packageFolder,
  pathOnDisk,
  siteRoot,
} from './system/roots.ts';
export { usedPictures } from './used-pictures.ts';
export { wholeFontsCss } from './write-fonts.ts';
