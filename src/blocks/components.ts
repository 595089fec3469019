import type { ReactNode } from 'react';
import { engineBlocks } from '../../schema/blocks/index.ts';
import { componentNameOf } from '../../schema/component-name.ts';
import type { AnyBlock } from '../site/index.ts';
import type { BlockContext } from './block-props.ts';

/** The props of a static block whose type is known only when it is rendered. */
type AnyBlockProps = { block: AnyBlock; context: BlockContext };

/** The component of any static block. It gets blocks of its own type only, so a method may narrow its props. */
export type AnyComponent = { render(props: AnyBlockProps): ReactNode }['render'];

const files = import.meta.glob<Readonly<Record<string, AnyComponent>>>('./*/*.tsx', {
  eager: true,
});

/** The component of each static block of the engine: a block is found by its name, as one of a site is. */
const ofEngine = engineBlocks
  .filter(({ island }) => island === undefined)
  .flatMap(({ type }): [string, AnyComponent][] => {
    const name = componentNameOf(type);
    const component = files[`./${type}/${name}.tsx`]?.[name];
    return component ? [[type, component]] : [];
  });

/** The component of every static block, by type; those of the engine's islands are in ./islands.ts. */
export const components: Readonly<Record<string, AnyComponent>> = {
  ...globalThis.siteCode?.components,
  ...Object.fromEntries(ofEngine),
};
