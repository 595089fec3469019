import type { BlockProps } from '../block-props.ts';

export function Prose({ block }: BlockProps<'prose'>) {
  return <div>{block.type}</div>;
}
