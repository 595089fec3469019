import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { engineRoot } from '../../system/roots.ts';

/** The folder of the guide's pictures, beside the guide. */
export const guideFolder: string = path.join(engineRoot, 'schema', 'output', 'guide');

/** The width at which a block is rendered, in pixels. */
export const pictureWidth = 720;

/** The guide is part of the engine, so its pictures are kept small. */
export const maxPictureBytes = 20_000;

/** The screens of the editor that the guide shows. */
export const editorScreens = ['page', 'gallery', 'publish', 'pages', 'new', 'notice'] as const;

/** A screen of the editor that the guide shows. */
export type EditorScreen = (typeof editorScreens)[number];

/** The file of a screen's picture in the guide. */
export const screenFile = (screen: EditorScreen): string => `editor-${screen}.webp`;

/** The file of the picture of an example in the guide. */
export const pictureFile = (type: string, example = 'default'): string =>
  example === 'default' ? `${type}.webp` : `${type}-${example}.webp`;

/** The pictures in the guide. A new block has none until one is taken. */
export const guidePictures = (): ReadonlySet<string> =>
  new Set(existsSync(guideFolder) ? readdirSync(guideFolder) : []);
