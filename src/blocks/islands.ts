import type { FunctionComponent } from 'react';
import type { IslandProps } from './block-props.ts';
import type { IslandType } from './island-types.ts';

/** The components of the islands that a page has; the others need not be there. */
export type IslandComponents = { [T in IslandType]?: FunctionComponent<IslandProps<T>> };

type IslandLoaders = {
  [T in IslandType]: () => Promise<NonNullable<IslandComponents[T]>>;
};

/** Fetches the component of an island, in the browser. */
export const islandLoaders: IslandLoaders = {
  dashboards: async () => (await import('./dashboards/Dashboards.tsx')).Dashboards,
  'math-browser': async () => (await import('./math-browser/MathBrowser.tsx')).MathBrowser,
  'track-explorer': async () => (await import('./track-explorer/TrackExplorer.tsx')).TrackExplorer,
};
