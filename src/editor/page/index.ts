/*
 * The page in its frame: shows it, patches it, and finds the field of a click.
 */
export { type AlsoChanged, useAlsoChanged } from './also-changed.ts';
export { disarmPage } from './disarm-page.ts';
export { EditedPage } from './EditedPage.tsx';
export { blocksOf } from './find-field.ts';
export type { Door } from './frame-doors.ts';
export { fileAtUrl } from './left-page.ts';
export type { Relation } from './find-summands.ts';
export { showIcons } from './show-icons.ts';
export { useBlocksPreview } from './use-blocks-preview.ts';
