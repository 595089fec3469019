import type { BlockProps } from '../block-props.ts';

export function Checklist({ block }: BlockProps<'checklist'>) {
  return <div>{block.type}</div>;
}
