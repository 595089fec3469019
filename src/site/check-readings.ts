import { blockDefinitions } from '../../schema/blocks/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CheckInput } from './check-input.ts';
import { findPage, readLink } from './links.ts';
import { summaryOf } from './page-summary.ts';

const isReader = (type: string): boolean => blockDefinitions.get(type)?.isReader === true;

/**
 * Reports a block that shows something of another page where that page has nothing of the kind. A link to no page at
 * all is reported elsewhere.
 */
export function checkReadings({ tree, diagnose }: CheckInput): Diagnostic[] {
  return tree.pages.flatMap(({ file, document }) => {
    if (!summaryOf(document).types.some(isReader)) return [];
    return document.blocks.flatMap((block, index) =>
      (blockDefinitions.get(block.type)?.readsOf(block) ?? []).flatMap(({ path, to, offer }) => {
        const target = readLink(to.to);
        const page = target.kind === 'page' ? findPage(tree, target.address) : null;
        const isMissing = target.kind === 'page' && page === null;
        if (isMissing || (page && summaryOf(page.document).offers.some((one) => one[offer]))) {
          return [];
        }
        const others = tree.pages.filter((one) =>
          summaryOf(one.document).offers.some((offered) => offered[offer]),
        );
        return diagnose(file, ['blocks', index, ...path], {
          code: 'nothing-to-show',
          severity: 'warning',
          message: `There is no ${offer} at ${to.to}, so this block has nothing to show.`,
          help:
            others.length > 0
              ? `Link to a page that has one: ${others.map(({ address }) => address).join(', ')}.`
              : `Add a ${offer} to that page, or leave out this block.`,
          suggestions: others.map(({ address }) => address),
        });
      }),
    );
  });
}
