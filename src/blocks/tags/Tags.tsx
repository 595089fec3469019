import type { BlockProps } from '../block-props.ts';

export function Tags({ block }: BlockProps<'tags'>) {
  return <div>{block.type}</div>;
}
