import type { BlockProps } from '../block-props.ts';

export function Buttons({ block }: BlockProps<'buttons'>) {
  return <div>{block.type}</div>;
}
