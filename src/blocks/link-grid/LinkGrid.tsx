import type { BlockProps } from '../block-props.ts';

export function LinkGrid({ block }: BlockProps<'link-grid'>) {
  return <div>{block.type}</div>;
}
