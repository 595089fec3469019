import type { BlockProps } from '../block-props.ts';

export function FullHero({ block }: BlockProps<'full-hero'>) {
  return <div>{block.type}</div>;
}
