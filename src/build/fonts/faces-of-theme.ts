import type { Theme } from '../../../schema/theme.ts';
import { inEnglish } from '../../messages/index.ts';
import type { ChosenLook } from '../../site/index.ts';
import type { Face, FaceRole } from './face.ts';
import { findFace } from './find-face.ts';
import { builtInFaces } from './built-in-faces.ts';

export type FontChoice = NonNullable<Theme['fonts']>;

const roles: readonly FaceRole[] = ['headings', 'text', 'figures'];

/** The family of the text; null if the headings are set in it too. */
export function textFamilyOf(faces: readonly Face[]): string | null {
  const familyOf = (role: FaceRole) => faces.find((face) => face.role === role)?.family ?? null;
  const family = familyOf('text');
  return family === familyOf('headings') ? null : family;
}

/**
 * The typefaces of a checked theme: its own, or those of its look. Figures have a separate typeface only if the theme
 * says so. Throws for an unusable typeface, which validation has reported before.
 */
export function facesOfTheme(
  { fonts, look }: { fonts: FontChoice | undefined; look: Pick<ChosenLook, 'name'> },
  contentDir: string,
): Face[] {
  const builtIn: Partial<Record<FaceRole, Face>> = builtInFaces(look.name);
  return roles.flatMap((role) => {
    const choice = fonts?.[role];
    if (choice === undefined) return builtIn[role] ?? [];
    const { face, problems } = findFace(role, choice, contentDir);
    if (!face)
      throw new Error(inEnglish(problems.flatMap(({ explanation }) => explanation.message)));
    return face;
  });
}
