import type { BlockProps } from '../block-props.ts';

export function NextPage({ block }: BlockProps<'next-page'>) {
  return <div>{block.type}</div>;
}
