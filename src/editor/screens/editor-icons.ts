/** The line pictures of the editor's screens. */
export const editorIcons = [
  'arrow-down',
  'arrow-left',
  'arrow-up',
  'check',
  'chevrons-down',
  'chevrons-up',
  'circle-alert',
  'cloud-off',
  'copy',
  'folder-input',
  'history',
  'image',
  'link',
  'menu',
  'monitor',
  'mouse-pointer-click',
  'pencil',
  'plus',
  'redo-2',
  'replace-all',
  'search',
  'smartphone',
  'table-2',
  'tablet',
  'trash-2',
  'undo-2',
  'upload',
  'x',
] as const;

/** The name of one of the editor's icons. */
export type EditorIconName = (typeof editorIcons)[number];
