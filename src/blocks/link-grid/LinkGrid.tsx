import type { BlockProps } from 'woven-site/components';
import { Pads } from './Pads.tsx';
import { Rows } from './Rows.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Switch } from './Switch.tsx';
import { Tiles } from './Tiles.tsx';
import { Ways } from './Ways.tsx';

const looks = {
  rows: Rows,
  pads: Pads,
  tiles: Tiles,
  shortcuts: Shortcuts,
  ways: Ways,
  switch: Switch,
};

/** Links in the look that its editor chose. */
export function LinkGrid({ block, context }: BlockProps<'link-grid'>) {
  const Look = looks[block.look ?? 'rows'];
  return <Look block={block} context={context} />;
}
