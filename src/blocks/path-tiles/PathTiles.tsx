import type { BlockProps } from '../block-props.ts';

export function PathTiles({ block }: BlockProps<'path-tiles'>) {
  return <div>{block.type}</div>;
}
