import type { BlockProps } from '../block-props.ts';

export function Facts({ block }: BlockProps<'facts'>) {
  return <div>{block.type}</div>;
}
