import { ClothTile, type BlockProps } from 'woven-site/components';
import { PreviousNext } from './PreviousNext.tsx';

/**
 * The link to the next page at the end of a page: a patterned strip in that page's colours. Where no page is named, links to
 * those before and after in the section.
 */
export function NextPage({ block, context }: BlockProps<'next-page'>) {
  const { anchor, label, text, to } = block;
  if (to === undefined || label === undefined) return <PreviousNext {...{ block, context }} />;
  return (
    <nav id={anchor} aria-label={context.words.page.nextPage}>
      <ClothTile strip to={to} title={label} text={text} pattern={context.patternOf(to)} />
    </nav>
  );
}
