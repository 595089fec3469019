import type { BlockProps } from '../block-props.ts';

export function Options({ block }: BlockProps<'options'>) {
  return <div>{block.type}</div>;
}
