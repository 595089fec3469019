import type { LiveBlockProps } from '../block-props.ts';

export function TrackExplorer({ block }: LiveBlockProps<'track-explorer'>) {
  return <div>{block.type}</div>;
}
