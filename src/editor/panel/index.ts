/*
 * The panel beside the page: fields of the open part, help, keys, messages.
 */
export { BrokenPanel } from './BrokenPanel.tsx';
export { KeysDialog, listenForKeysHelp } from './KeysDialog.tsx';
export { type Choice, Panel, type PanelProps } from './Panel.tsx';
export { StillRight } from './StillRight.tsx';
export { guideAt, guideOfScreen } from './guide-at.ts';
export { addBelow, moveNode } from './move-node.ts';
