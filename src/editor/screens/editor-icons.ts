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
  'image',
  'link',
  'menu',
  'monitor',
  'mouse-pointer-click',
  'pencil',
  'plus',
  'redo-2',
  'search',
  'smartphone',
  'tablet',
  'trash-2',
  'undo-2',
  'upload',
  'x',
] as const;

export type EditorIconName = (typeof editorIcons)[number];
