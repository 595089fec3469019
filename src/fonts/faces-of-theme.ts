import type { Theme } from '../../schema/theme.ts';
import type { Face, FaceRole } from './face.ts';
import { findFace, type FontFolders } from './find-face.ts';
import { ownFaces } from './own-faces.ts';

/** What a theme says of its typefaces. */
export type FontChoice = NonNullable<Theme['fonts']>;

const roles: readonly FaceRole[] = ['headings', 'text', 'figures'];

/**
 * The typefaces of a checked theme: its own, and the engine's where it names none. Figures have one of their own only
 * if the theme says so. Throws for a typeface that cannot be used, which validation has reported before.
 */
export function facesOfTheme(fonts: FontChoice | undefined, folders: FontFolders): Face[] {
  const own: Partial<Record<FaceRole, Face>> = ownFaces(folders.root);
  return roles.flatMap((role) => {
    const choice = fonts?.[role];
    if (choice === undefined) return own[role] ?? [];
    const { face, problems } = findFace(role, choice, folders);
    if (!face) throw new Error(problems.map(({ explanation }) => explanation.message).join(' '));
    return face;
  });
}
