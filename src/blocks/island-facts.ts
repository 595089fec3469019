import type { ResolvedBlock } from '../site/resolved.ts';
import type { BlockContext } from './block-props.ts';
import { estimateFacts } from './fee-estimate/estimate-facts.ts';
import type { IslandFacts, IslandType } from './islands.ts';

type FactsOf<T extends IslandType> = (
  block: ResolvedBlock<T>,
  context: BlockContext,
) => IslandFacts[T];

/** The islands that show data from other pages; each collects it in its own folder. */
const factsOf: { [T in IslandType]?: FactsOf<T> } = { 'fee-estimate': estimateFacts };

/** The data from other pages that an island shows; undefined for most. */
export function factsOfIsland<T extends IslandType>(
  type: T,
  block: ResolvedBlock<T>,
  context: BlockContext,
): IslandFacts[T] | undefined {
  const read: FactsOf<T> | undefined = factsOf[type];
  return read?.(block, context);
}
