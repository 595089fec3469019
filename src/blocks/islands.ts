import type { FunctionComponent } from 'react';
import type { Words } from '../locales/words.ts';
import type { EstimateFacts } from './fee-estimate/estimate.ts';
import type { ResolvedBlock } from '../site/resolved.ts';

/*
 * The islands: blocks with behaviour that HTML and CSS cannot do alone. Their component goes to the browser as a
 * chunk of its own; every other block leaves only HTML. An island is listed in this file and nowhere else.
 */

/** The words that the script of each island needs; no others go to the browser with it. */
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

/** What an island is rendered from, at build and in the browser: its own values, the words that it needs, and no more. */
export type IslandProps<T extends IslandType> = {
  block: ResolvedBlock<T>;
  words: IslandWords[T];
  facts?: IslandFacts[T] | undefined;
};

/** What the build works out for an island from other pages; most need nothing of the kind. */
export type IslandFacts = {
  [T in IslandType]: T extends 'fee-estimate' ? EstimateFacts : undefined;
};

/** The components of the islands that a page has; the others need not be there. */
export type IslandComponents = { [T in IslandType]?: FunctionComponent<IslandProps<T>> };

type IslandLoaders = { [T in IslandType]: () => Promise<NonNullable<IslandComponents[T]>> };

/** Fetches the component of each island. */
const load: IslandLoaders = {
  dashboards: async () => (await import('./dashboards/Dashboards.tsx')).Dashboards,
  'fee-estimate': async () => (await import('./fee-estimate/FeeEstimate.tsx')).FeeEstimate,
  'math-browser': async () => (await import('./math-browser/CurriculumBlock.tsx')).CurriculumBlock,
  'track-explorer': async () => (await import('./track-explorer/TrackExplorer.tsx')).TrackExplorer,
};

/** Islands that do something before anybody touches them; the others wait for a first sign of their visitor. */
const actAlone: readonly IslandType[] = ['dashboards'];

/** Whether an island sleeps until somebody is there. */
export const waitsForVisitor = (type: IslandType): boolean => !actAlone.includes(type);

/** Whether a block is hydrated in the browser. */
export const isIslandType = (type: string): type is IslandType => Object.hasOwn(load, type);

/** All types of islands. */
export const islandTypes: readonly IslandType[] = Object.keys(load).filter(isIslandType);

/** The words of a language that the script of an island needs. */
export function wordsOfIsland<T extends IslandType>(type: T, words: Words): IslandWords[T] {
  const choose: { [I in IslandType]: (words: Words) => IslandWords[I] } = wordsOf;
  return choose[type](words);
}

/** Fetches the components of some islands: in the browser those of a page, at build all of them. */
export async function loadIslands(types: Iterable<IslandType>): Promise<IslandComponents> {
  const components: IslandComponents = {};
  const add = async <T extends IslandType>(type: T) => {
    const component: IslandComponents[T] = await load[type]();
    components[type] = component;
  };
  await Promise.all(Array.from(new Set(types), add));
  return components;
}
