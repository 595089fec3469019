import type { BlockProps } from '../block-props.ts';

export function Steps({ block }: BlockProps<'steps'>) {
  return <div>{block.type}</div>;
}
