import type { BlockProps } from '../block-props.ts';

export function Invitation({ block }: BlockProps<'invitation'>) {
  return <div>{block.type}</div>;
}
