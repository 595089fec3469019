import type { BlockProps } from '../block-props.ts';

export function Pair({ block }: BlockProps<'pair'>) {
  return <div>{block.type}</div>;
}
