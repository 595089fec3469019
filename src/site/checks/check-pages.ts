import type { ValidPart } from '../../../schema/fields/valid-part.ts';
import type { PageDocument } from '../../../schema/page.ts';
import {
  type Diagnose,
  type Diagnostic,
  offerNames,
  say,
  nearNames,
} from '../../messages/index.ts';
import { addressKey, addressOfFile } from '../addresses/addresses.ts';
import type { CheckInput } from './check-input.ts';
import { languagesOf, settingsIn } from '../language/editions.ts';
import { checkReached } from './check-reached.ts';
import { findPage } from '../addresses/links.ts';
import { isInMenu } from '../navigation/menu.ts';
import { findMeantPages } from './meant-pages.ts';
import type { Page, SiteTree } from '../site-tree.ts';

/** Checks the positions of pages: addresses, parents, groups, menu labels, and whether anything links to them. */
export function checkPages(input: CheckInput): Diagnostic[] {
  const { tree, files, diagnose } = input;
  return [
    ...sameAddress(files.pageFiles, diagnose),
    ...tree.pages.flatMap((page) => [
      ...checkParent(page, input),
      ...(files.names.groups ? checkGroup(page, groupsIn(tree, page.language), diagnose) : []),
    ]),
    ...files.invalidPages.flatMap(({ file, part }) => [
      ...checkParentExists({ file, document: part }, input),
      ...(files.names.groups
        ? checkGroup({ file, document: part }, allGroups(tree), diagnose)
        : []),
    ]),
    ...sameLabels(tree, diagnose),
    ...checkReached(input),
    ...noHomePage(files.pageFiles, diagnose),
  ];
}

function sameAddress(pageFiles: readonly string[], diagnose: Diagnose): Diagnostic[] {
  const first = new Map<string, string>();
  return pageFiles.flatMap((file) => {
    const address = addressOfFile(file);
    const other = first.get(addressKey(address));
    if (other === undefined) {
      first.set(addressKey(address), file);
      return [];
    }
    return [
      diagnose(file, [], {
        code: 'one-address-twice',
        message: [...say('page-twice', { address, file: other }), ...say('page-capitals')],
        help: say('page-renameOne'),
        example: `${file.replace(/\.yaml$/, '')}-2.yaml`,
        related: [{ file: other, path: [], message: say('see-otherFile') }],
      }),
    ];
  });
}

/** A page that may lack fields, because they are invalid. */
type ListedPage = { file: string; document: ValidPart<PageDocument> };

type Addresses = { list: readonly string[]; keys: ReadonlySet<string> };

/** Read once for a site, each of whose pages may name a parent that is not there. */
const readAddresses = new WeakMap<readonly string[], Addresses>();

function addressesOf(pageFiles: readonly string[]): Addresses {
  const before = readAddresses.get(pageFiles);
  if (before) return before;
  const list = pageFiles.map(addressOfFile);
  const addresses = { list, keys: new Set(list.map(addressKey)) };
  readAddresses.set(pageFiles, addresses);
  return addresses;
}

const parentPath = ['listing', 'parent'];

function checkParentExists(
  { file, document }: ListedPage,
  { tree, files, diagnose }: CheckInput,
): Diagnostic[] {
  const parentAddress = document.listing?.parent;
  if (parentAddress === undefined || findPage(tree, parentAddress)) return [];
  const { list: addresses, keys } = addressesOf(files.pageFiles);
  if (keys.has(addressKey(parentAddress))) return [];
  const { near } = findMeantPages({ address: parentAddress, words: [], tree, addresses });
  return [
    diagnose(file, parentPath, {
      code: 'no-such-parent',
      message: [...say('link-noPage', { address: parentAddress }), ...offerNames(near)],
      help: say('page-parentHow'),
      ...(near[0] ? { example: `parent: ${near[0]}` } : {}),
      suggestions: near,
    }),
  ];
}

function checkParent(page: Page, input: CheckInput): Diagnostic[] {
  const { tree, diagnose } = input;
  const parentAddress = page.document.listing?.parent;
  if (parentAddress === undefined) return [];
  const parent = findPage(tree, parentAddress);
  if (!parent) return checkParentExists(page, input);
  const chain = [page.address];
  for (let above: Page | null = parent; above && chain.length < 50;) {
    chain.push(above.address);
    if (above === page) {
      return [
        diagnose(page.file, parentPath, {
          code: 'parent-circle',
          message: say('page-circle', { names: chain.join(', ') }),
          help: say('page-noParent'),
        }),
      ];
    }
    const next: string | undefined = above.document.listing?.parent;
    above = next === undefined ? above.parent : findPage(tree, next);
  }
  return [];
}

const groupsIn = ({ settings }: SiteTree, language: string): readonly string[] =>
  settingsIn(settings, language).siteMap.groups;

/** The groups of all languages, for pages whose language is unknown. */
const allGroups = (tree: SiteTree): string[] => [
  ...new Set(languagesOf(tree.settings).flatMap((language) => groupsIn(tree, language))),
];

function checkGroup(
  { file, document }: ListedPage,
  groups: readonly string[],
  diagnose: Diagnose,
): Diagnostic[] {
  const group = document.listing?.siteMapGroup;
  if (group === undefined || groups.includes(group)) return [];
  const near = nearNames(group, groups);
  return [
    diagnose(file, ['listing', 'siteMapGroup'], {
      code: 'no-such-group',
      message: [
        ...say('page-group', { name: group }),
        ...offerNames(near.slice(0, 1).map((name) => `"${name}"`)),
      ],
      help: say('useOneOf', { names: groups.join(', ') }),
      ...(near[0] === undefined ? {} : { example: `siteMapGroup: ${near[0]}` }),
      suggestions: near,
    }),
  ];
}

function sameLabels(tree: SiteTree, diagnose: Diagnose): Diagnostic[] {
  const seen = new Map<string, Page>();
  return tree.pages.filter(isInMenu).flatMap((page) => {
    const key = `${page.language} ${page.parent?.address ?? ''} ${page.label.trim().toLowerCase()}`;
    const other = seen.get(key);
    if (!other) {
      seen.set(key, page);
      return [];
    }
    const path = page.document.listing?.label === undefined ? ['title'] : ['listing', 'label'];
    const otherPath =
      other.document.listing?.label === undefined ? ['title'] : ['listing', 'label'];
    return [
      diagnose(page.file, path, {
        code: 'menu-label-twice',
        message: say('page-menuTwice', { label: page.label, address: other.address }),
        help: say('page-otherLabel'),
        example: 'listing:\n  label: A few words',
        related: [{ file: other.file, path: otherPath, message: say('see-otherPage') }],
      }),
    ];
  });
}

const noHomePage = (pageFiles: readonly string[], diagnose: Diagnose): Diagnostic[] =>
  pageFiles.some((file) => addressOfFile(file) === '/')
    ? []
    : [
        diagnose('pages/index.yaml', [], {
          code: 'no-home-page',
          message: say('page-noHome'),
          help: say('page-addHome'),
          example: 'title: Our Site\nblocks:\n  - type: prose\n    text: Welcome.',
        }),
      ];
