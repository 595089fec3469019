import type { FaceChoice, Theme } from '../../schema/theme.ts';
import type { Diagnose, Diagnostic, Explanation } from '../diagnostics/diagnostic.ts';
import { charactersOf } from '../fonts/characters.ts';
import type { Face, FaceRole } from '../fonts/face.ts';
import { findFace, type FontFolders } from '../fonts/find-face.ts';
import { openFont } from '../fonts/open-font.ts';
import type { SiteTree } from '../site/site-tree.ts';

const file = 'theme.yaml';

/** Checks the typefaces that a theme names: that each is there and can be read, and has what the site writes. */
export function checkFonts(
  theme: Theme,
  tree: SiteTree,
  folders: FontFolders,
  diagnose: Diagnose,
): Diagnostic[] {
  const { headings, text, figures } = theme.fonts ?? {};
  const chosen: [FaceRole, FaceChoice | undefined][] = [
    ['headings', headings],
    ['text', text],
    ['figures', figures],
  ];
  return chosen.flatMap(([role, choice]) => {
    if (choice === undefined) return [];
    const path = ['fonts', role];
    const atOdds = checkChoice(choice);
    if (atOdds) return [diagnose(file, path, atOdds)];
    const { face, problems } = findFace(role, choice, folders);
    if (!face) {
      return problems.map(({ field, explanation }) =>
        diagnose(file, field === null ? path : [...path, field], explanation),
      );
    }
    // Figures are digits and what stands between them.
    const lacking = role === 'figures' ? null : checkCharacters(face, charactersOf(tree));
    return lacking ? [diagnose(file, path, lacking)] : [];
  });
}

/** What a choice of a typeface lacks, or has twice. */
function checkChoice(choice: FaceChoice): Explanation | null {
  const example = 'package: "@fontsource/lora"';
  if ((choice.package === undefined) === (choice.file === undefined)) {
    return {
      code: 'font-choice',
      message:
        choice.file === undefined
          ? 'This typeface names no package and no file.'
          : 'This typeface names a package and a file.',
      help: 'Name one of the two.',
      example,
    };
  }
  if (choice.file === undefined || choice.licence !== undefined) return null;
  return {
    code: 'font-licence',
    message: `Nothing says under which licence ${choice.file} may be published.`,
    help: 'Put the words of its licence beside it, and name that file.',
    example: 'licence: fonts/OFL.txt',
  };
}

/** More characters than these are not all listed in a message. */
const mostListed = 12;

function checkCharacters({ family, cuts }: Face, used: ReadonlySet<string>): Explanation | null {
  const [cut] = cuts;
  const has = new Set(cut?.files.flatMap((font) => openFont(font)?.characters ?? []));
  const lacking = Array.from(used)
    .filter((character) => /[\p{L}\p{N}\p{P}\p{Sc}]/u.test(character))
    .filter((character) => !has.has(character.codePointAt(0) ?? 0))
    .toSorted();
  if (lacking.length === 0) return null;
  const more = lacking.length > mostListed ? ` and ${lacking.length - mostListed} more` : '';
  return {
    code: 'font-characters',
    severity: 'warning',
    message: `${family} does not have all characters that the site uses: ${lacking.slice(0, mostListed).join(' ')}${more}. They are shown in another font.`,
    help: 'Choose a font that has them, or write the words without them.',
    example: 'package: "@fontsource/noto-sans"',
  };
}
