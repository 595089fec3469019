import type { BlockProps } from '../block-props.ts';

export function Calendar({ block }: BlockProps<'calendar'>) {
  return <div>{block.type}</div>;
}
