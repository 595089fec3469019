import type { ReactNode } from 'react';
import type { AnyBlock } from '../../site/index.ts';

/** The props of an island whose type is known only when it runs. */
export type AnyIslandProps = { block: AnyBlock; words: unknown; facts?: unknown };

/** The component of any island. It gets the props that the build made for its type, which a method may narrow. */
export type AnyIsland = { render(props: AnyIslandProps): ReactNode }['render'];

/** The components of the islands on a page, by type. */
export type IslandComponents = Readonly<Record<string, AnyIsland>>;
