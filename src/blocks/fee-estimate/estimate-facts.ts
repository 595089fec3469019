import type { ResolvedBlock } from '../../site/resolved.ts';
import type { BlockContext } from '../block-props.ts';
import type { EstimateFacts } from './estimate.ts';

/** The fees of the pages that can be chosen. A page without a fee table names no amounts, and is no choice. */
export const estimateFacts = (
  { items }: Pick<ResolvedBlock<'fee-estimate'>, 'items'>,
  { feesOf, site: { currency } }: Pick<BlockContext, 'feesOf' | 'site'>,
): EstimateFacts => ({
  currency,
  choices: items.flatMap(({ label, to }) => {
    const fees = feesOf(to);
    return fees ? [{ label, name: nameOf(to.href), ...fees }] : [];
  }),
});

/** What an address shows of a choice: the last part of its page's. */
const nameOf = (href: string): string => href.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? href;
