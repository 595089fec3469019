import type { BlockProps } from '../block-props.ts';

export function SiteMap({ block }: BlockProps<'site-map'>) {
  return <div>{block.type}</div>;
}
