import { stylesheetsOf as ofEngine } from 'virtual:stylesheets';
import { blockDefinitions } from '../../schema/blocks/index.ts';
import { choicesOf, fieldsOf } from '../../schema/fields/field.ts';
import {
  articleStyles as articleCss,
  printStyles as siteOnPaper,
  keepOfferStyles as keepOfferCss,
  noticeStyles as noticeCss,
  sendStyles as sendCss,
  searchStyles as searchCss,
} from '../layout/index.ts';
import {
  articleParts,
  choiceParts,
  neighbourParts,
  numberedParts,
  tickParts,
  type PageParts,
  styleRules,
} from '../render/index.ts';
import { inlineConstants } from './constant-properties.ts';
import { shortenProperties } from './property-names.ts';

/** The components of every page. */
const frame = ['src/layout/Layout.tsx', 'src/layout/Footer.tsx', 'src/layout/PageHeading.tsx'];

const flyer = 'src/layout/Flyer.tsx';
const notFoundPage = 'src/layout/NotFoundPage.tsx';
const searchPage = 'src/layout/SearchPage.tsx';

const ofSite = Object.entries(globalThis.siteCode?.stylesheets ?? {}).map(
  ([component, list]): [string, readonly Stylesheet[]] => [
    component,
    list.flatMap((one) => ('component' in one ? (ofEngine[one.component] ?? []) : one)),
  ],
);

/** The stylesheets that each component of a page needs: components of `src/layout/ui` are never on a page by themselves. */
const stylesheetsOf: Readonly<Record<string, readonly Stylesheet[]>> = Object.fromEntries([
  ...Object.entries(ofEngine).filter(([component]) => !component.startsWith('src/layout/ui/')),
  ...ofSite,
]);

/** The folders with a folder for each block: of the engine, and of the site. */
const blockFolders = ['src/blocks', 'blocks'];

/** The stylesheets of some components, without duplicates. */
function stylesheetsOfAll(components: Iterable<string>): Stylesheet[] {
  const lists = Array.from(components, (component) => {
    const stylesheets = stylesheetsOf[component];
    if (!stylesheets) throw new Error(`There is no component ${component}.`);
    return stylesheets;
  });
  return [...new Set(lists.flat())];
}

const frameStylesheets = stylesheetsOfAll(frame);

const componentsOfBlock = (type: string): string[] =>
  Object.keys(stylesheetsOf).filter((file) =>
    blockFolders.some((folder) => file.startsWith(`${folder}/${type}/`)),
  );

const joined = (stylesheets: readonly Stylesheet[]) => stylesheets.map(({ css }) => css).join('');

/** Rules for print as they stand in stylesheets of components. */
const printRules = /@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Rules for where the visitor's system chooses all colours. */
const forcedColorRules = /@media \(forced-colors: ?active\)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** A rule whose selector names the right-to-left direction. */
const rightToLeftRule = /(?<=^|[{}])([^{}]*\[dir=["']?rtl[^{}]*)\{[^{}]*\}/g;

/** Styles without the rules that only matter on pages written from right to left. */
export const withoutRightToLeft = (css: string): string =>
  css.replaceAll(rightToLeftRule, (rule: string, selector: string) =>
    hasAlternatives(selector) ? rule : '',
  );

/** Whether a selector is a list. */
function hasAlternatives(selector: string): boolean {
  const outer = selector.replaceAll(/\([^()]*\)/g, '');
  return outer === selector ? selector.includes(',') : hasAlternatives(outer);
}

const ofFrame = joined(frameStylesheets);

/** Stylesheets that only pages with a part of a block need. */
const ofParts = new Map([
  ['src/layout/ui/Choices.module.css', choiceParts],
  ['src/layout/ui/Ticks.module.css', tickParts],
  ['src/blocks/prose/NumberedText.module.css', numberedParts],
  ['src/blocks/next-page/PreviousNext.module.css', neighbourParts],
]);

/** The look that a stylesheet of a block is named after (`link-grid/Tiles.module.css`); undefined for others. */
export function lookOfStyles(file: string): string | undefined {
  const [, type = '', name = ''] = /\/([^/]+)\/(\w+)\.module\.css$/.exec(file) ?? [];
  const schema = blockDefinitions.get(type)?.schema;
  const field = schema && fieldsOf(schema)?.get('look');
  const look = name.toLowerCase();
  // What is named after the block itself is for all of its looks.
  const isLook = look !== type && field !== undefined && choicesOf(field)?.includes(look);
  return isLook ? `${type}/${look}` : undefined;
}

/** What some sites show on all pages, and others on none. */
export type FrameParts = {
  /** Whether its pages count down to something. */
  hasCountdown: boolean;
  /** Whether there is a choice of languages. */
  hasLanguages: boolean;
};

/** The styles that every page of a site needs. */
export function frameCss({ hasCountdown, hasLanguages }: FrameParts): string {
  const isNeeded = new Map([
    ['src/layout/CountdownBar.module.css', hasCountdown],
    ['src/layout/LanguageSwitch.module.css', hasLanguages],
  ]);
  return joined(frameStylesheets.filter(({ file }) => isNeeded.get(file) ?? true))
    .replaceAll(printRules, '')
    .replaceAll(forcedColorRules, '');
}

/** The additional styles of a page with these parts, always in the same order. */
export function cssOfParts(parts: PageParts): string {
  const { blocks, hasFlyer, isNotFound, isSearch, styles } = parts;
  const components = [
    ...(isNotFound ? [notFoundPage] : []),
    ...(isSearch ? [searchPage] : []),
    ...(hasFlyer ? [flyer] : []),
    ...Array.from(new Set(blocks)).toSorted().flatMap(componentsOfBlock),
  ];
  const inFrame = new Set(frameStylesheets);
  const isNeeded = (file: string) => {
    const part = ofParts.get(file) ?? lookOfStyles(file);
    return part === undefined || blocks.includes(part);
  };
  const ofComponents = stylesheetsOfAll(components).filter(
    (stylesheet) => !inFrame.has(stylesheet) && isNeeded(stylesheet.file),
  );
  const article = blocks.includes(articleParts) ? articleCss : '';
  return joined(ofComponents).replaceAll(forcedColorRules, '') + article + styleRules(styles);
}

const everyStylesheet = [
  ...new Set([...frameStylesheets, ...stylesheetsOfAll(Object.keys(stylesheetsOf))]),
];

/** All that stylesheets say for a medium, which is then named once. */
function rulesFor(medium: RegExp, css: string): string {
  const found = css.match(medium) ?? [];
  const [query = ''] = found[0]?.split('{', 1) ?? [];
  return `${query}{${found.map((rules) => rules.slice(rules.indexOf('{') + 1, -1)).join('')}}`;
}

/** The styles for print, with those of the frame, and for forced colours: no first view needs either. */
export const printCss: string =
  rulesFor(printRules, ofFrame) + siteOnPaper + rulesFor(forcedColorRules, joined(everyStylesheet));

/** All styles, for the development server, where size does not matter. */
export const allCss = (): string =>
  joined(everyStylesheet) + articleCss + noticeCss + sendCss + siteOnPaper;

const everySheet = [
  joined(everyStylesheet),
  articleCss,
  keepOfferCss,
  noticeCss,
  siteOnPaper,
  searchCss,
  sendCss,
];
const withConstants = inlineConstants(everySheet);
const withShortNames = shortenProperties(everySheet.map(withConstants));

/** Writes the custom properties of a built site shorter, in any of its styles. */
export const shortenStyles = (css: string): string => withShortNames(withConstants(css));

/** The styles for the search dialog, for sending a page, for the urgent notice and for the offer to keep the site. */
export { keepOfferCss, noticeCss, searchCss, sendCss };
