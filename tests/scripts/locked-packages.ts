import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

/** Licences under which everyone may use, change and pass on what a site is built with. */
const freeLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  // Whichever of the BSD licences is meant, it is one of these.
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

const isFree = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => freeLicences.has(one.trim())));

/**
 * What speaks against a package that sites get, as package-lock.json describes them, each in a sentence: a licence that
 * does not let everyone use it, no checksum, a script that runs on installation.
 */
export function lockProblems(lock: unknown): string[] {
  const { packages } = lockSchema.parse(lock);
  return Object.entries(packages).flatMap(([folder, one]) => {
    if (folder === '') return [];
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const problems: string[] = [];
    if (one.hasInstallScript === true) {
      problems.push(`${name} wants to run a script when it is installed.`);
    }
    if (one.dev === true) return problems;
    if (one.license === undefined) problems.push(`${name} names no licence.`);
    else if (!isFree(one.license)) problems.push(`${name} has the licence ${one.license}.`);
    if (one.integrity === undefined) problems.push(`${name} has no checksum.`);
    return problems;
  });
}
