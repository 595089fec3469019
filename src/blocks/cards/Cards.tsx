import type { BlockProps } from '../block-props.ts';

export function Cards({ block }: BlockProps<'cards'>) {
  return <div>{block.type}</div>;
}
