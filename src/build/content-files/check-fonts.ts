import type { FaceChoice } from '../../../schema/theme.ts';
import {
  type Diagnose,
  type Diagnostic,
  type Explanation,
  phrase,
  say,
} from '../../messages/index.ts';
import { charactersOf } from '../fonts/characters.ts';
import type { Face, FaceRole } from '../fonts/face.ts';
import { findFace } from '../fonts/find-face.ts';
import { openFont } from '../fonts/open-font.ts';
import type { SiteTree } from '../../site/index.ts';

const file = 'theme.yaml';

/** Checks the typefaces of the theme: each must exist, be readable, and have the characters that the site uses. */
export function checkFonts(tree: SiteTree, contentDir: string, diagnose: Diagnose): Diagnostic[] {
  const { headings, text, figures } = tree.theme.fonts ?? {};
  const chosen: [FaceRole, FaceChoice | undefined][] = [
    ['headings', headings],
    ['text', text],
    ['figures', figures],
  ];
  return chosen.flatMap(([role, choice]) => {
    if (choice === undefined) return [];
    const path = ['fonts', role];
    const atOdds = checkFaceChoice(choice);
    if (atOdds) return [diagnose(file, path, atOdds)];
    const { face, problems } = findFace(role, choice, contentDir);
    if (!face) {
      return problems.map(({ field, explanation }) =>
        diagnose(file, field === null ? path : [...path, field], explanation),
      );
    }
    // Figures are digits and the characters between them.
    const lacking = role === 'figures' ? null : checkCharacters(face, charactersOf(tree));
    return lacking ? [diagnose(file, path, lacking)] : [];
  });
}

/** Checks that a typeface names a package or a file, and a licence for a file. */
function checkFaceChoice(choice: FaceChoice): Explanation | null {
  if ((choice.package === undefined) === (choice.file === undefined)) {
    return {
      code: 'font-choice',
      message: say(choice.file === undefined ? 'font-neither' : 'font-both'),
      help: say('font-nameOne'),
    };
  }
  if (choice.file === undefined || choice.licence !== undefined) return null;
  return {
    code: 'font-licence',
    message: say('font-licence', { file: choice.file }),
    help: say('font-licenceHow'),
    example: 'licence: fonts/OFL.txt',
  };
}

/** The most characters that a message lists. */
const maxListed = 12;

function checkCharacters({ family, cuts }: Face, used: ReadonlySet<string>): Explanation | null {
  const [cut] = cuts;
  const has = new Set(cut?.files.flatMap((font) => openFont(font)?.characters ?? []));
  const lacking = Array.from(used)
    .filter((character) => /[\p{L}\p{N}\p{P}\p{Sc}]/u.test(character))
    .filter((character) => !has.has(character.codePointAt(0) ?? 0))
    .toSorted();
  if (lacking.length === 0) return null;
  const characters = lacking.slice(0, maxListed).join(' ');
  const more = lacking.length - maxListed;
  return {
    code: 'font-characters',
    severity: 'warning',
    message: [
      ...say('font-lacks', {
        family,
        characterList:
          more > 0 ? phrase('characterList', 'more', { characters, number: more }) : characters,
      }),
      ...say('font-other'),
    ],
    help: say('font-lacksHow'),
  };
}
