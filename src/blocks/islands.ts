import type { IslandType, IslandWords } from '../../schema/blocks/index.ts';
import type { BlockDefinition, WordsFor } from '../../schema/define-block.ts';
import type { ResolvedBlock } from '../site/index.ts';
import type { AnyIsland, IslandComponents } from '../layout/index.ts';

/*
 * The islands: blocks with behaviour that HTML and CSS cannot provide. Each component is a separate chunk in the
 * browser; all other blocks leave only HTML.
 */

/**
 * The props of an island, at build time and in the browser: its own values, the words it needs, and nothing else. Where
 * it shows data of other pages, `Facts` is what its data.ts derives of them.
 */
export type IslandProps<T extends IslandType | BlockDefinition, Facts = undefined> = {
  block: ResolvedBlock<T>;
  words: T extends IslandType ? IslandWords[T] : T extends BlockDefinition ? WordsFor<T> : never;
  facts?: Facts | undefined;
};

type IslandLoaders = { [T in IslandType]: () => Promise<AnyIsland> };

/** Loads the component of each island of the engine. A missing or surplus one does not compile. */
const engineIslands: IslandLoaders = {
  dashboards: async () => (await import('./dashboards/Dashboards.tsx')).Dashboards,
  form: async () => (await import('./form/Form.tsx')).Form,
  'fee-estimate': async () => (await import('./fee-estimate/FeeEstimate.tsx')).FeeEstimate,
  'math-browser': async () => (await import('./math-browser/CurriculumBlock.tsx')).CurriculumBlock,
  'track-explorer': async () => (await import('./track-explorer/TrackExplorer.tsx')).TrackExplorer,
};

const ofEngine: Readonly<Record<string, () => Promise<AnyIsland>>> = engineIslands;

/** Whether a block of the engine is hydrated in the browser. */
export const isEngineIsland = (type: string): boolean => Object.hasOwn(ofEngine, type);

/** Loads the components of some islands: those of a page in the browser, all of them at build time. */
export async function loadIslands(types: Iterable<string>): Promise<IslandComponents> {
  const components: Record<string, AnyIsland> = {};
  const add = async (type: string) => {
    const component = globalThis.siteCode?.components[type] ?? (await ofEngine[type]?.());
    if (component) components[type] = component;
  };
  await Promise.all(Array.from(types, add));
  return components;
}
