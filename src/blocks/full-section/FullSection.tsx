import type { BlockProps } from '../block-props.ts';

export function FullSection({ block }: BlockProps<'full-section'>) {
  return <div>{block.type}</div>;
}
