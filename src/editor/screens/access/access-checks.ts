import { schemaOfFile } from '../../../../schema/file-schemas.ts';
import type { Diagnostic, FieldPath } from '../../../messages/index.ts';
import { leavesOf, type Leaf } from '../../engine/index.ts';
import { pageFiles, valueOf, declaredLanguage, languageOfFile } from '../../site/index.ts';
import type { Session } from '../../session/index.ts';

/** Words that almost every text of a language contains, and hardly any other. */
const commonWords = {
  en: ['the', 'and', 'of', 'to', 'is', 'are', 'with', 'for', 'you', 'your', 'this', 'that', 'from'],
  sw: [
    'na',
    'ya',
    'wa',
    'kwa',
    'ni',
    'za',
    'katika',
    'hii',
    'kila',
    'au',
    'lakini',
    'yako',
    'wako',
  ],
  fr: [
    'le',
    'les',
    'et',
    'des',
    'du',
    'une',
    'est',
    'pour',
    'vous',
    'dans',
    'avec',
    'votre',
    'sur',
  ],
  es: ['el', 'los', 'las', 'y', 'del', 'muy', 'pero', 'más', 'hay', 'según', 'donde', 'sus', 'sin'],
  ar: ['في', 'من', 'على', 'إلى', 'هذا', 'هذه', 'أن', 'عن', 'مع', 'أو', 'كل', 'التي', 'الذي'],
} as const;

/** This many different common words make a language likely. */
const minWords = 3;

/** Diagnostics about what some visitors could not perceive, with the success criterion of WCAG 2.2. */
export const criterionOf: Partial<Record<Diagnostic['code'], string>> = {
  'no-alt': '1.1.1',
  'alt-says-nothing': '1.1.1',
  'list-in-looks': '1.3.1',
  'heading-in-looks': '1.3.1',
  'heading-order': '1.3.1',
  'table-in-text': '1.3.1',
  'table-content': '1.3.1',
  'only-on-screen': '1.3.3',
  contrast: '1.4.3',
  'link-says-nothing': '2.4.4',
  'not-a-language': '3.1.1',
  'language-not-of-site': '3.1.1',
  'translation-incomplete': '3.1.2',
};

/** Checks that no program can decide: each asks the author about the texts and pictures it concerns. */
export const manualChecks = {
  pictures: '1.1.1, 1.4.5',
  media: '1.2.1–1.2.5, 1.4.2, 2.2.2, 2.3.1',
  looks: '1.3.3, 1.4.1',
  titles: '2.4.2, 2.4.6',
  languages: '3.1.2',
} as const;

export type ManualCheck = keyof typeof manualChecks;

/** A part of a page for an author to judge: its place and its text. */
export type ToJudge = { file: string; path: FieldPath; text: string };

/** Words that identify something by its place, colour or shape, in the editor's languages. */
const byLooks =
  /\b(?:(?:on|to|at) the (?:left|right|top|bottom)|(?:left|right)-hand|above|below|(?:in|marked|shown|the) (?:red|green|blue|yellow|orange|grey|bold)|(?:round|square) (?:button|box)|kulia|kushoto|hapo juu|hapo chini|rangi (?:nyekundu|ya kijani|ya bluu|ya njano)|a la (?:derecha|izquierda)|(?:más )?(?:arriba|abajo)|en (?:rojo|verde|azul|amarillo|negrita))\b|(?<=^|\s)(?:على (?:اليمين|اليسار)|أعلاه|أدناه|باللون ال(?:أحمر|أخضر|أزرق|أصفر))/iu;

type FoundLeaf = Leaf & { value: string };

const isText = ({ kind }: Leaf): boolean =>
  kind === 'line' || kind === 'inline' || kind === 'prose';

const concerns: Record<ManualCheck, (leaf: FoundLeaf, language: string) => boolean> = {
  pictures: ({ kind }) => kind === 'alt',
  media: ({ kind }) => kind === 'embed',
  looks: (leaf) => isText(leaf) && byLooks.test(leaf.value),
  titles: ({ kind, path }) => kind === 'line' && path.at(-1) === 'title',
  languages: (leaf, language) => {
    const likely = isText(leaf) ? likelyLanguage(leaf.value) : null;
    return likely !== null && !language.toLowerCase().startsWith(likely);
  },
};

export function findToJudge(session: Session): Record<ManualCheck, ToJudge[]> {
  const found: Record<ManualCheck, ToJudge[]> = {
    pictures: [],
    media: [],
    looks: [],
    titles: [],
    languages: [],
  };
  const names = Object.keys(found).filter(isManualCheck);
  for (const file of pageFiles(session)) {
    const root = valueOf(session, file);
    if (root === undefined) continue;
    for (const leaf of leavesOf(schemaOfFile(file, root), root)) {
      const { path, value } = leaf;
      if (typeof value !== 'string') continue;
      const language = declaredLanguage(root, path) ?? languageOfFile(session, file);
      for (const name of names) {
        if (concerns[name]({ ...leaf, value }, language)) {
          found[name].push({ file, path, text: value });
        }
      }
    }
  }
  return found;
}

const isManualCheck = (name: string): name is ManualCheck => Object.hasOwn(manualChecks, name);

type LikelyLanguage = keyof typeof commonWords;

const isLanguage = (name: string): name is LikelyLanguage => Object.hasOwn(commonWords, name);

/** The likely language of a text; null if its words do not tell. */
function likelyLanguage(text: string): LikelyLanguage | null {
  const inText = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const counts = Object.keys(commonWords)
    .filter(isLanguage)
    .map((name) => ({ name, count: commonWords[name].filter((one) => inText.has(one)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  const isClear = first && first.count >= minWords && first.count >= 2 * (second?.count ?? 0);
  return isClear ? first.name : null;
}
