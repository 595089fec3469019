import type { FunctionComponent } from 'react';
import type { BlockType } from '../../schema/blocks/index.ts';
import type { LiveBlockProps } from './block-props.ts';

type LiveBlocks = { [T in BlockType]?: () => Promise<FunctionComponent<LiveBlockProps<T>>> };

/**
 * The live blocks: those with behaviour that HTML and CSS cannot do alone. Their component goes to the browser
 * as a chunk of its own; every other block leaves only HTML.
 */
export const liveBlocks = {
  dashboards: async () => (await import('./dashboards/Dashboards.tsx')).Dashboards,
  'math-browser': async () => (await import('./math-browser/MathBrowser.tsx')).MathBrowser,
  'track-explorer': async () => (await import('./track-explorer/TrackExplorer.tsx')).TrackExplorer,
} satisfies LiveBlocks;

export type LiveBlockType = keyof typeof liveBlocks;

export const isLiveBlockType = (type: string): type is LiveBlockType =>
  Object.hasOwn(liveBlocks, type);
