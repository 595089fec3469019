import {
  type Diagnostic,
  type Explanation,
  anyName,
  offerNames,
  say,
  nearNames,
} from '../../messages/index.ts';
import type { CheckInput } from './check-input.ts';
import type { FoundText } from '../values/map-texts.ts';
import { explainListValue } from './check-list-values.ts';
import { testedTexts, type TextTest } from '../pages/page-summary.ts';
import {
  inBraces,
  mayHaveSubstitution,
  substitutionNames,
  substitutionsIn,
  type FoundSubstitution,
} from '../values/substitutions.ts';

/** Checks names in double braces in texts, and finds texts that repeat the name of the site. */
export function checkTexts({ tree, files, diagnose }: CheckInput): Diagnostic[] {
  const { name } = tree.settings;
  const repeats = files.hasSettings ? repeatedName(name) : () => [];
  const test = textTest(files.hasSettings ? name : null);
  return files.documents.flatMap(({ file, document }) =>
    testedTexts(document, test).flatMap((found) =>
      [
        ...substitutionsIn(found.text).flatMap((one) => {
          const ofList = isSiteName(file, found) ? null : explainListValue(one, { tree, files });
          return ofList === null ? checkSubstitution(one, file, found) : ofList;
        }),
        ...(isSiteName(file, found) ? [] : repeats(found.text)),
      ].map((explanation) => diagnose(file, found.path, explanation)),
    ),
  );
}

/** Tests whether a text has double braces or the name of the site, which is null if it is unknown. */
export const textTest = (name: string | null): TextTest =>
  name === null
    ? { key: 'braces', test: mayHaveSubstitution }
    : {
        key: `braces or ${name}`,
        test: (text) => mayHaveSubstitution(text) || straight(text).includes(straight(name)),
      };

const isSiteName = (file: string, { path }: FoundText) =>
  file === 'site.yaml' && path.length === 1 && path[0] === 'name';

function checkSubstitution(
  { written, name }: FoundSubstitution,
  file: string,
  found: FoundText,
): Explanation[] {
  const available = anyName(substitutionNames.map(inBraces));
  if (name === null) {
    return [
      {
        code: 'braces-not-closed',
        message: written.endsWith('}}')
          ? say('braces-notOpened', { braces: '}}' })
          : say('braces-notClosed', { braces: '{{' }),
        help: [...say('braces-how', { braces: available }), ...say('braces-writeAll')],
        example: inBraces(substitutionNames[0] ?? ''),
        within: written,
      },
    ];
  }
  if (isSiteName(file, found)) {
    return [
      {
        code: 'unknown-substitution',
        message: say('braces-ofName', { braces: written }),
        help: [...say('braces-ofNameHow'), ...say('braces-refer')],
        example: 'name: A few words',
        within: written,
      },
    ];
  }
  if (substitutionNames.includes(name)) return [];
  const near = nearNames(name, substitutionNames);
  const [single] = substitutionNames.length === 1 ? substitutionNames : [];
  const intended = near[0] ?? single;
  return [
    {
      code: 'unknown-substitution',
      message: [...say('name-notKnown', { braces: written }), ...offerNames(near.map(inBraces))],
      help: say('name-writeOrRemove', { braces: available }),
      within: written,
      suggestions: near.map(inBraces),
      ...(intended ? { example: inBraces(intended) } : {}),
      ...(near[0] ? { replaceWith: { text: inBraces(near[0]) } } : {}),
    },
  ];
}

/** Reports texts that repeat the name of the site. A name of one word may be an ordinary word, so it is not looked for. */
function repeatedName(name: string): (text: string) => Explanation[] {
  if (!/\S\s+\S/.test(name)) return () => [];
  const written = inBraces('site.name');
  return (text) => {
    const within = wordsIn(text, name);
    if (within === null) return [];
    return [
      {
        code: 'name-repeated',
        severity: 'warning',
        message: say('name-repeated', { name: within }),
        help: say('name-writeInstead', { braces: written }),
        example: written,
        within,
        replaceWith: { text: written },
      },
    ];
  };
}

const letterOrDigit = /[\p{L}\p{N}]/u;
const straight = (text: string) => (text.includes('’') ? text.replaceAll('’', "'") : text);

/** Some words as they appear in a text, with either apostrophe; null if they only occur within longer words. */
function wordsIn(text: string, words: string): string | null {
  const [inside, sought] = [straight(text), straight(words)];
  for (let at = inside.indexOf(sought); at >= 0; at = inside.indexOf(sought, at + 1)) {
    const around = [inside.charAt(at - 1), inside.charAt(at + sought.length)];
    if (!around.some((character) => letterOrDigit.test(character))) {
      return text.slice(at, at + sought.length);
    }
  }
  return null;
}
