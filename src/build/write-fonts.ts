import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Cut, Face, FallbackFont } from './fonts/face.ts';
import { openFont } from './fonts/open-font.ts';
import type { SiteTree } from '../site/index.ts';
import { charactersOf } from './fonts/characters.ts';
import { cachedFile, hashOf, versionOf } from './cache/file-cache.ts';
import type { SiteOutput } from './publish/site-output.ts';
import { digitWidth, fallbackCss, fallbackNames, fallbacksFor } from './fonts/fallback-fonts.ts';

/** The font styles of a site, and the URL of the font that the first view needs. */
export type WrittenFonts = { css: string; headingFont: string };

const hex = (point: number) => point.toString(16).toUpperCase();

const noPoints: ReadonlySet<number> = new Set();

/** U+20-7E,U+A0: a CSS unicode-range. The numbers must be sorted. It may include the optional ones, to be shorter. */
function unicodeRange(codePoints: readonly number[], optional = noPoints): string {
  const ranges: [number, number][] = [];
  for (const point of codePoints) {
    const last = ranges.at(-1);
    let next = last ? last[1] + 1 : 0;
    while (next < point && optional.has(next)) next += 1;
    if (last && next === point) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}

const formats: Record<string, string> = { '.ttf': 'truetype', '.otf': 'opentype' };

function fontFaceRule(
  { family }: Face,
  { weights: { from, to }, isItalic }: Cut,
  address: string,
  range?: string,
): string {
  const format = formats[path.extname(address).toLowerCase()] ?? 'woff2';
  return (
    `@font-face{font-family:'${family}';src:url(${address}) format('${format}');` +
    `font-weight:${from === to ? from : `${from} ${to}`};font-display:swap` +
    `${isItalic === true ? ';font-style:italic' : ''}` +
    `${range === undefined ? '' : `;unicode-range:${range}`}}`
  );
}

const tokenNames = { headings: 'display', text: 'body', figures: 'figures' };

/** The custom properties with the typefaces and their fallbacks. */
async function fontTokens(faces: readonly Face[], tree: SiteTree): Promise<string> {
  const tokens = faces.map((face) => {
    const { role, family, cuts, weight } = face;
    const name = tokenNames[role];
    const bold = weight ?? cuts[0]?.weights.from ?? 700;
    const bolder = role === 'text' ? '' : `;--weight-${name}:${bold}`;
    return `--fallback-${name}:${fallbackNames(face)};--face-${name}:'${family}',var(--fallback-${name})${bolder}`;
  });
  const figures = faces.some(({ role }) => role === 'figures')
    ? ''
    : ';--face-figures:var(--face-display);--weight-figures:var(--weight-display)';
  return `:root{${tokens.join(';')}${figures}}${await sizeTokens(faces)}${fallbacksOf(faces, tree)}`;
}

/**
 * In languages whose letters the headings' typeface lacks, it would set the digits alone: there headings and figures are
 * in the fallback.
 */
function fallbacksOf(faces: readonly Face[], { settings }: SiteTree): string {
  const files = headingsOf(faces)?.cuts[0]?.files ?? [];
  const written = new Set(files.flatMap((file) => openFont(file)?.characters ?? []));
  const isWritten = (language: string) => {
    // A language is called by its own letters.
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
    return (name.match(/\p{L}/gu) ?? []).some((letter) => written.has(letter.codePointAt(0) ?? 0));
  };
  const unwritten = [settings.language, ...Object.keys(settings.translations)].filter(
    (language) => !isWritten(language),
  );
  const fallback = 'var(--fallback-display)';
  return unwritten.length === 0
    ? ''
    : `:is(${unwritten.map((language) => `[lang|='${language}']`).join()}){--face-display:${fallback};--face-figures:${fallback}}`;
}

const headingsOf = (faces: readonly Face[]) => faces.find(({ role }) => role === 'headings');

/** The metrics that font sizes depend on. */
async function sizeTokens(faces: readonly Face[]): Promise<string> {
  const headings = headingsOf(faces);
  const figures = faces.find(({ role }) => role === 'figures') ?? headings;
  const digit = figures && (figures.measures?.digit ?? (await digitWidth(figures)));
  return `:root{--digit:${digit};--t-display:${headings?.measures?.least ?? '1.25rem'}}`;
}

/** Of several typefaces in the same files, the last: that of texts, which has all weights. */
const withoutShared = (faces: readonly Face[]): Face[] =>
  faces.filter(({ cuts }, at) => faces.findLastIndex((face) => face.cuts === cuts) === at);

async function allFallbacks(faces: readonly Face[], tree: SiteTree): Promise<string> {
  const css: string[] = [];
  for (const face of faces) {
    const fallbacks: readonly FallbackFont[] = await fallbacksFor(face, tree);
    css.push(fallbackCss(face, fallbacks));
  }
  return css.join('');
}

/** The rules for complete font files, where size does not matter. */
export const wholeFontRules = (
  faces: readonly Face[],
  addressOf: (file: string) => string,
): string =>
  withoutShared(faces)
    .flatMap((face) =>
      face.cuts.flatMap((cut) =>
        cut.files.map((file) => {
          const points = cut.files.length > 1 ? openFont(file)?.characters : undefined;
          return fontFaceRule(face, cut, addressOf(file), points && unicodeRange(points));
        }),
      ),
    )
    .join('');

/** The font styles for the development server. */
export const wholeFontsCss = async (
  faces: readonly Face[],
  tree: SiteTree,
  addressOf: (file: string) => string,
): Promise<string> =>
  wholeFontRules(faces, addressOf) +
  (await allFallbacks(faces, tree)) +
  (await fontTokens(faces, tree));

/** What is written of a font file, and which characters its rule may name although another file has them. */
type FontPart = { file: string; points: readonly number[]; optional?: ReadonlySet<number> };

/**
 * The characters of a font that the site uses, and the others. The rules of those that it uses come last: of two rules
 * with a character, browsers use the later one, so the rules of the others may name these, which makes them shorter.
 */
function partsOfCut({ files }: Cut, used: ReadonlySet<string>) {
  const claimed = new Set<number>();
  const shown: FontPart[] = [];
  const rest: FontPart[] = [];
  const optional = new Set<number>();
  for (const file of files) {
    const all = (openFont(file)?.characters ?? []).filter((point) => !claimed.has(point));
    const isUsed = (point: number) => used.has(String.fromCodePoint(point));
    shown.push({ file, points: all.filter(isUsed) });
    rest.push({ file, points: all.filter((point) => !isUsed(point)), optional });
    for (const point of all) {
      claimed.add(point);
      // A script loads the text font by the space, which must not load the others too.
      if (isUsed(point) && point !== 0x20) optional.add(point);
    }
  }
  const isWritten = ({ points }: FontPart) => points.length > 0;
  return { shown: shown.filter(isWritten), rest: rest.filter(isWritten) };
}

/**
 * Writes the fonts into the site, each in two files: the characters that the site uses, and the rest, which browsers
 * load only for pages that need them. Subsets are cached between builds.
 */
export async function writeFonts(
  faces: readonly Face[],
  output: SiteOutput,
  tree: SiteTree,
  used: ReadonlySet<string> = charactersOf(tree),
): Promise<WrittenFonts> {
  const rules: string[] = [];
  const write = async (face: Face, cut: Cut, { file, points, optional }: FontPart) => {
    const source = readFileSync(file);
    const text = String.fromCodePoint(...points);
    const { from, to } = cut.weights;
    const wght = from === to ? from : { min: from, max: to, default: from };
    const axes = cut.isPartOfAxis ? { variationAxes: { wght } } : {};
    const stem = path.basename(file, path.extname(file));
    const name = `${stem}-${hashOf(source, text, JSON.stringify(axes), versionOf('subset-font'))}.woff2`;
    const cached = await cachedFile(name, async () => {
      const { default: subsetFont } = await import('subset-font');
      return subsetFont(source, text, { targetFormat: 'woff2', ...axes });
    });
    output.copy(`assets/${name}`, cached);
    const address = `${tree.base}/assets/${name}`;
    rules.push(fontFaceRule(face, cut, address, unicodeRange(points, optional)));
    return address;
  };
  const firstFiles = new Map<Face, string>();
  for (const face of withoutShared(faces)) {
    for (const cut of face.cuts) {
      const { shown, rest } = partsOfCut(cut, used);
      for (const part of rest) await write(face, cut, part);
      for (const part of shown) {
        const address = await write(face, cut, part);
        if (!firstFiles.has(face)) firstFiles.set(face, address);
      }
    }
  }
  const headings = headingsOf(faces);
  const first = Array.from(firstFiles).find(([{ cuts }]) => cuts === headings?.cuts);
  const [, headingFont = ''] = first ?? [];
  const css = rules.join('') + (await allFallbacks(faces, tree)) + (await fontTokens(faces, tree));
  return { css, headingFont };
}
