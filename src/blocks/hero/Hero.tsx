import type { BlockProps } from '../block-props.ts';

export function Hero({ block }: BlockProps<'hero'>) {
  return <div>{block.type}</div>;
}
