import type { FunctionComponent } from 'react';
import type { Words } from '../locales/words.ts';
import type { EstimateFacts } from './fee-estimate/estimate.ts';
import type { ResolvedBlock } from '../site/resolved.ts';

/*
 * The islands: blocks with behaviour that HTML and CSS cannot provide. Each component is a separate chunk in the
 * browser; all other blocks leave only HTML. This is the only list of islands.
 */

/** The interface words that the script of each island needs; no others are sent with it. */
const wordsOf = {
  dashboards: ({ dashboards }: Words) => dashboards,
  'fee-estimate': ({ prices }: Words) => prices,
  'math-browser': ({ curriculum }: Words) => curriculum,
  'track-explorer': ({ tracks, curriculum }: Words) => ({ ...tracks, curriculum }),
};

/** The type of a block that is hydrated in the browser. */
export type IslandType = keyof typeof wordsOf;

/** The words that the script of an island needs. */
export type IslandWords = { [T in IslandType]: ReturnType<(typeof wordsOf)[T]> };

/** The props of an island, at build time and in the browser: its own values, the words it needs, and nothing else. */
export type IslandProps<T extends IslandType> = {
  block: ResolvedBlock<T>;
  words: IslandWords[T];
  facts?: IslandFacts[T] | undefined;
};

/** Data that the build derives from other pages; most islands need none. */
export type IslandFacts = {
  [T in IslandType]: T extends 'fee-estimate' ? EstimateFacts : undefined;
};

/** The components of the islands on a page. */
export type IslandComponents = { [T in IslandType]?: FunctionComponent<IslandProps<T>> };

type IslandLoaders = { [T in IslandType]: () => Promise<NonNullable<IslandComponents[T]>> };

/** Loads the component of each island. */
const load: IslandLoaders = {
  dashboards: async () => (await import('./dashboards/Dashboards.tsx')).Dashboards,
  'fee-estimate': async () => (await import('./fee-estimate/FeeEstimate.tsx')).FeeEstimate,
  'math-browser': async () => (await import('./math-browser/CurriculumBlock.tsx')).CurriculumBlock,
  'track-explorer': async () => (await import('./track-explorer/TrackExplorer.tsx')).TrackExplorer,
};

/** Whether a block is hydrated in the browser. */
export const isIslandType = (type: string): type is IslandType => Object.hasOwn(load, type);

/** All types of islands. */
export const islandTypes: readonly IslandType[] = Object.keys(load).filter(isIslandType);

/** The words of a language that the script of an island needs. */
export function wordsOfIsland<T extends IslandType>(type: T, words: Words): IslandWords[T] {
  const choose: { [I in IslandType]: (words: Words) => IslandWords[I] } = wordsOf;
  return choose[type](words);
}

/** Loads the components of some islands: those of a page in the browser, all of them at build time. */
export async function loadIslands(types: Iterable<IslandType>): Promise<IslandComponents> {
  const components: IslandComponents = {};
  const add = async <T extends IslandType>(type: T) => {
    const component: IslandComponents[T] = await load[type]();
    components[type] = component;
  };
  await Promise.all(Array.from(new Set(types), add));
  return components;
}
