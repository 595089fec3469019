import type { ResolvedBlock, BlockContext } from 'woven-site/components';
import type { EstimateFacts } from './estimate.ts';

/** The fees of the pages that can be chosen. A page without a fee table has no amounts, and is left out. */
export const facts = (
  { items }: Pick<ResolvedBlock<'fee-estimate'>, 'items'>,
  { feesOf, site: { currency } }: Pick<BlockContext, 'feesOf' | 'site'>,
): EstimateFacts => ({
  currency,
  choices: items.flatMap(({ label, to }) => {
    const fees = feesOf(to);
    return fees ? [{ label, name: nameOf(to.href), ...fees }] : [];
  }),
});

/** The value of a choice in the URL: the last segment of its page's address. */
const nameOf = (href: string): string => href.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? href;
