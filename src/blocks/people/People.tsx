import type { BlockProps } from '../block-props.ts';

export function People({ block }: BlockProps<'people'>) {
  return <div>{block.type}</div>;
}
