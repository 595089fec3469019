import type { BlockProps } from '../block-props.ts';

export function Notice({ block }: BlockProps<'notice'>) {
  return <div>{block.type}</div>;
}
