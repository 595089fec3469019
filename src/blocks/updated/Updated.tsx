import type { BlockProps } from '../block-props.ts';

export function Updated({ block }: BlockProps<'updated'>) {
  return <div>{block.type}</div>;
}
