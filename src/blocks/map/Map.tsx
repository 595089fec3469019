import type { BlockProps } from '../block-props.ts';

export function Map({ block }: BlockProps<'map'>) {
  return <div>{block.type}</div>;
}
