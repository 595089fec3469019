import type { BlockProps } from '../block-props.ts';

export function Contact({ block }: BlockProps<'contact'>) {
  return <div>{block.type}</div>;
}
