import { readFile } from 'node:fs/promises';
import type { BundledPackage } from './site-blocks/engine-scripts.ts';
import type { Face } from './fonts/face.ts';
import { iconSet } from './icons.ts';

/** The address of the licences on the built site. No page can have it, because page addresses contain no dots. */
export const licencesAddress = '/licences.txt';

/** A comment that points readers of a script or a stylesheet to the licences. */
export const licencesComment = `/*! Licences: ${licencesAddress} */`;

type Work = { name: string; text: string };

/**
 * The licences of all third-party material that visitors receive: bundled packages, icons and typefaces. Material
 * without a licence text may not be published, so it fails the build.
 */
export async function licencesTxt(
  packages: readonly BundledPackage[],
  faces: readonly Face[],
): Promise<string> {
  const works: Work[] = [
    ...[...packages, iconSet().package].map(({ name, version, text }) => {
      if (!text) throw new Error(`The package ${name} carries no licence text.`);
      return { name: `${name} ${version}`, text };
    }),
    ...(await fontLicences(faces)),
  ];
  const texts = [...new Set(works.map(({ text }) => text))];
  const parts = texts.map((text) => {
    const names = works.filter((work) => work.text === text).map(({ name }) => name);
    return `${names.join(', ')}\n\n${text}\n`;
  });
  return [
    'This website includes the following software, icons and fonts by others.\n',
    ...parts,
  ].join(`\n${ruler}\n\n`);
}

const ruler = '-'.repeat(80);

async function fontLicences(faces: readonly Face[]): Promise<Work[]> {
  const works: Work[] = [];
  for (const { family, licences } of faces) {
    if (licences.length === 0) throw new Error(`The font ${family} carries no licence text.`);
    for (const file of licences) {
      works.push({ name: `Font ${family}`, text: (await readFile(file, 'utf8')).trim() });
    }
  }
  return works;
}
