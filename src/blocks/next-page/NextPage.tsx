import { ClothTile } from '../../ui/ClothTile.tsx';
import type { BlockProps } from '../block-props.ts';

/** The way on at the end of a page: one strip of cloth in the colours of the page that it leads to. */
export function NextPage({ block, context }: BlockProps<'next-page'>) {
  const { anchor, label, text, to } = block;
  return (
    <nav id={anchor} aria-label={context.words.page.nextPage}>
      <ClothTile strip to={to} title={label} text={text} pattern={context.patternOf(to)} />
    </nav>
  );
}
