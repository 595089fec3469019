import type { LiveBlockProps } from '../block-props.ts';

export function Dashboards({ block }: LiveBlockProps<'dashboards'>) {
  return <div>{block.type}</div>;
}
