import type { FunctionComponent } from 'react';
import type { LiveBlockProps } from './block-props.ts';
import type { LiveBlockType } from './island-types.ts';

/** The components of the live blocks that a page has; the others need not be there. */
export type LiveComponents = { [T in LiveBlockType]?: FunctionComponent<LiveBlockProps<T>> };

type LiveBlockLoaders = {
  [T in LiveBlockType]: () => Promise<NonNullable<LiveComponents[T]>>;
};

/** Fetches the component of a live block, in the browser. */
export const liveBlocks: LiveBlockLoaders = {
  dashboards: async () => (await import('./dashboards/Dashboards.tsx')).Dashboards,
  'math-browser': async () => (await import('./math-browser/MathBrowser.tsx')).MathBrowser,
  'track-explorer': async () => (await import('./track-explorer/TrackExplorer.tsx')).TrackExplorer,
};
