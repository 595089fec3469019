import type { BlockProps } from '../block-props.ts';

export function Terms({ block }: BlockProps<'terms'>) {
  return <div>{block.type}</div>;
}
