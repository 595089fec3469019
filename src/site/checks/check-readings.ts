import { blockDefinitions } from '../../../schema/blocks/index.ts';
import {
  type Diagnostic,
  offerNames,
  phrase,
  phraseFor,
  say,
  type Phrase,
  nearNames,
} from '../../messages/index.ts';
import { addressKey, addressOfFile } from '../addresses/addresses.ts';
import type { CheckInput } from './check-input.ts';
import { findPage, readLink } from '../addresses/links.ts';
import { summaryOf } from '../pages/page-summary.ts';
import { listedChildren } from '../navigation/sections.ts';

const isReader = (type: string): boolean => blockDefinitions.get(type)?.isReader === true;

const showsPage = (type: string): boolean => blockDefinitions.get(type)?.showsPage === true;

/** The names of one field or two. */
const fieldsIn = (
  name: 'pageFields' | 'pageFieldsAny',
  [field = '', otherField]: readonly string[],
): Phrase =>
  otherField === undefined
    ? phrase(name, 'one', { field })
    : phrase(name, 'two', { field, otherField });

/** Reports a block that shows fields of its page where the page has none of them. */
function checkPageFields({ tree, diagnose }: CheckInput): Diagnostic[] {
  return tree.pages.flatMap(({ file, document }) => {
    if (!summaryOf(document).types.some(showsPage)) return [];
    return document.blocks.flatMap((block, index) => {
      const fields = blockDefinitions.get(block.type)?.pageFieldsOf(block) ?? [];
      if (fields.length === 0 || fields.some((field) => document[field] !== undefined)) return [];
      return diagnose(file, ['blocks', index], {
        code: 'nothing-behind',
        severity: 'warning',
        message: say('behind-noFields', { pageFields: fieldsIn('pageFields', fields) }),
        help: say('behind-addFields', { pageFieldsAny: fieldsIn('pageFieldsAny', fields) }),
        example: 'contact: main',
      });
    });
  });
}

/** Reports an earlier version of a page that does not exist. */
function checkVersions({ tree, files, diagnose }: CheckInput): Diagnostic[] {
  return tree.pages.flatMap(({ file, document: { versionOf } }) => {
    if (versionOf === undefined || findPage(tree, versionOf)) return [];
    // One with a mistake is there all the same.
    const key = addressKey(versionOf);
    if (files.pageFiles.some((one) => addressKey(addressOfFile(one)) === key)) return [];
    const near = nearNames(
      versionOf,
      tree.pages.map(({ address }) => address),
    );
    return diagnose(file, ['versionOf'], {
      code: 'no-such-page',
      message: [...say('link-noPage', { address: versionOf }), ...offerNames(near)],
      help: say('versions-present'),
      ...(near[0] ? { example: `versionOf: ${near[0]}` } : {}),
      suggestions: near,
    });
  });
}

/** Reports a list of the pages below a page that has none, or only such as it may not show. */
function checkPagesBelow({ tree, diagnose }: CheckInput): Diagnostic[] {
  return tree.pages.flatMap((page) => {
    const index = summaryOf(page.document).types.indexOf('children');
    if (index === -1 || listedChildren(page).length > 0) return [];
    const [hidden] = page.children;
    return diagnose(page.file, ['blocks', index], {
      code: 'nothing-behind',
      severity: 'warning',
      message: hidden ? say('behind-inMenu') : say('behind-noPages'),
      help: hidden ? say('behind-leaveInMenu', { address: hidden.address }) : say('behind-add'),
      example: hidden ? 'listing:\n  inMenu: true' : 'listing:\n  parent: /this-page',
    });
  });
}

/** Reports a block that has nothing to show, because what it shows is missing on its page or on another one. */
export function checkReadings(input: CheckInput): Diagnostic[] {
  return [
    ...checkPageFields(input),
    ...checkVersions(input),
    ...checkPagesBelow(input),
    ...checkOtherPages(input),
  ];
}

/**
 * Reports a block that shows something of another page where that page has nothing of the kind. A link to no page at
 * all is reported elsewhere.
 */
function checkOtherPages({ tree, diagnose }: CheckInput): Diagnostic[] {
  return tree.pages.flatMap(({ file, document }) => {
    if (!summaryOf(document).types.some(isReader)) return [];
    return document.blocks.flatMap((block, index) =>
      (blockDefinitions.get(block.type)?.readsOf(block) ?? []).flatMap(({ path, to, offer }) => {
        const target = readLink(to.to);
        const page = target.kind === 'page' ? findPage(tree, target.address) : null;
        const isMissing = target.kind === 'page' && page === null;
        if (isMissing || (page && summaryOf(page.document).offered.includes(offer))) {
          return [];
        }
        const others = tree.pages.filter((one) => summaryOf(one.document).offered.includes(offer));
        const offerWords = phraseFor('offer', offer, { offerName: offer });
        return diagnose(file, ['blocks', index, ...path], {
          code: 'nothing-to-show',
          severity: 'warning',
          message: say('reading-none', { offer: offerWords, address: to.to }),
          help:
            others.length > 0
              ? say('reading-linkTo', { names: others.map(({ address }) => address).join(', ') })
              : say('reading-add', { offer: offerWords }),
          suggestions: others.map(({ address }) => address),
        });
      }),
    );
  });
}
