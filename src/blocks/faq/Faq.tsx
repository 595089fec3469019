import type { BlockProps } from '../block-props.ts';

export function Faq({ block }: BlockProps<'faq'>) {
  return <div>{block.type}</div>;
}
