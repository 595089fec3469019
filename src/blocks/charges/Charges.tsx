import type { BlockProps } from '../block-props.ts';

export function Charges({ block }: BlockProps<'charges'>) {
  return <div>{block.type}</div>;
}
