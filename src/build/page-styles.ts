import path from 'node:path';
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
import type { ChosenLook } from '../site/index.ts';
import { inlineConstants, isOutside } from './constant-properties.ts';
import { joinRules, lookStyles, rulesOfLook, type LookRule } from './look-styles.ts';
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

const everyStylesheet = [
  ...new Set([...frameStylesheets, ...stylesheetsOfAll(Object.keys(stylesheetsOf))]),
];

/** Card, for Card.module.css. */
const componentOf = (file: string): string => path.basename(file).split('.', 1)[0] ?? '';

const shortNames = new Map(
  everyStylesheet.flatMap(({ file, classNames }) =>
    Object.entries(classNames).map(([name, short]) => [`${componentOf(file)} ${name}`, short]),
  ),
);

const inFrame = new Set(frameStylesheets.map(({ file }) => componentOf(file)));

/** The rules of each look that is in use here; most processes know one. */
const rulesByLook = new Map<string, readonly LookRule[]>();

function rulesOf(look: ChosenLook): readonly LookRule[] {
  const key = JSON.stringify(look);
  const rules =
    rulesByLook.get(key) ??
    rulesOfLook(lookStyles(look), (component, name) => shortNames.get(`${component} ${name}`));
  rulesByLook.set(key, rules);
  return rules;
}

const isOfFrame = ({ names }: LookRule): boolean =>
  names.size === 0 || [...names].some((name) => inFrame.has(name));

const rootRule = /:root\s*\{([^{}]*)\}/g;
const tokenName = /(--[a-z][\w-]*)\s*:/g;

/** Styles without the custom properties that a look sets instead, so that each has one value, which may be inlined. */
function withoutTokensOf(css: string, rules: readonly LookRule[]): string {
  const replaced = new Set(
    rules
      .filter(({ condition, css: rule }) => condition === '' && rule.startsWith(':root'))
      .flatMap(({ css: rule }) => Array.from(rule.matchAll(tokenName), ([, name]) => name)),
  );
  return css.replaceAll(rootRule, (rule: string, _: string, at: number) =>
    isOutside(css, at)
      ? rule.replaceAll(/(--[a-z][\w-]*)\s*:[^;{}]*;?/g, (text, name: string) =>
          replaced.has(name) ? '' : text,
        )
      : rule,
  );
}

/** What some sites show on all pages, and others on none. */
export type FrameParts = {
  /** Whether its pages count down to something. */
  hasCountdown: boolean;
  /** Whether there is a choice of languages. */
  hasLanguages: boolean;
};

/** The styles that every page of a site needs. */
export function frameCss({ hasCountdown, hasLanguages }: FrameParts, look: ChosenLook): string {
  const isNeeded = new Map([
    ['src/layout/CountdownBar.module.css', hasCountdown],
    ['src/layout/LanguageSwitch.module.css', hasLanguages],
  ]);
  const css = joined(frameStylesheets.filter(({ file }) => isNeeded.get(file) ?? true));
  return (withoutTokensOf(css, rulesOf(look)) + joinRules(rulesOf(look).filter(isOfFrame)))
    .replaceAll(printRules, '')
    .replaceAll(forcedColorRules, '');
}

/** The additional styles of a page with these parts, always in the same order. */
export function cssOfParts(parts: PageParts, look: ChosenLook): string {
  const { blocks, hasFlyer, isNotFound, isSearch, styles } = parts;
  const components = [
    ...(isNotFound ? [notFoundPage] : []),
    ...(isSearch ? [searchPage] : []),
    ...(hasFlyer ? [flyer] : []),
    ...Array.from(new Set(blocks)).toSorted().flatMap(componentsOfBlock),
  ];
  const framed = new Set(frameStylesheets);
  const isNeeded = (file: string) => {
    const part = ofParts.get(file) ?? lookOfStyles(file);
    return part === undefined || blocks.includes(part);
  };
  const ofComponents = stylesheetsOfAll(components).filter(
    (stylesheet) => !framed.has(stylesheet) && isNeeded(stylesheet.file),
  );
  const article = blocks.includes(articleParts) ? articleCss : '';
  const present = new Set(ofComponents.map(({ file }) => componentOf(file)));
  const ofLook = rulesOf(look).filter(
    (rule) => !isOfFrame(rule) && [...rule.names].some((name) => present.has(name)),
  );
  return (
    (joined(ofComponents) + article + joinRules(ofLook)).replaceAll(forcedColorRules, '') +
    styleRules(styles)
  );
}

/** All that stylesheets say for a medium, which is then named once. */
function rulesFor(medium: RegExp, css: string): string {
  const found = css.match(medium) ?? [];
  const [query = ''] = found[0]?.split('{', 1) ?? [];
  return `${query}{${found.map((rules) => rules.slice(rules.indexOf('{') + 1, -1)).join('')}}`;
}

const everyRule = joined(everyStylesheet);

/** The styles for print, with those of the frame, and for forced colours: no first view needs either. */
export const printCss = (look: ChosenLook): string => {
  const ofLook = joinRules(rulesOf(look));
  return (
    rulesFor(printRules, ofFrame + ofLook) +
    siteOnPaper +
    rulesFor(forcedColorRules, everyRule + ofLook)
  );
};

/** All styles, for the development server, where size does not matter. */
export const allCss = (look: ChosenLook): string =>
  everyRule + articleCss + joinRules(rulesOf(look)) + noticeCss + sendCss + siteOnPaper;

const shortening = new Map<string, (css: string) => string>();

/** Writes the custom properties of a built site shorter, in any of its styles. */
export function shortenStyles(css: string, look: ChosenLook): string {
  const key = JSON.stringify(look);
  const shorten = shortening.get(key) ?? createShortening(rulesOf(look));
  shortening.set(key, shorten);
  return shorten(css);
}

function createShortening(rules: readonly LookRule[]): (css: string) => string {
  const everySheet = [
    withoutTokensOf(everyRule, rules),
    joinRules(rules),
    articleCss,
    keepOfferCss,
    noticeCss,
    siteOnPaper,
    searchCss,
    sendCss,
  ];
  const withConstants = inlineConstants(everySheet);
  const withShortNames = shortenProperties(everySheet.map(withConstants));
  return (css) => withShortNames(withConstants(css));
}

/** The styles for the search dialog, for sending a page, for the urgent notice and for the offer to keep the site. */
export { keepOfferCss, noticeCss, searchCss, sendCss };
