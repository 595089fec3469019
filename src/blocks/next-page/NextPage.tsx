import { ClothTile, type BlockProps } from 'woven-site/components';

/** The link to the next page at the end of a page: a patterned strip in that page's colours. */
export function NextPage({ block, context }: BlockProps<'next-page'>) {
  const { anchor, label, text, to } = block;
  return (
    <nav id={anchor} aria-label={context.words.page.nextPage}>
      <ClothTile strip to={to} title={label} text={text} pattern={context.patternOf(to)} />
    </nav>
  );
}
