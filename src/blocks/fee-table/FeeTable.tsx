import type { BlockProps } from '../block-props.ts';

export function FeeTable({ block }: BlockProps<'fee-table'>) {
  return <div>{block.type}</div>;
}
