import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { iconPackageFolder } from './icons.tsx';

/** The address of the licences on the built site. No page can have this address: that of a page has no dot. */
export const licencesAddress = '/licences.txt';

/** A package as Vite lists it. */
export const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  text: z.string().optional(),
});

/** A package whose code is in a bundle, with the text of its licence if it carries one. */
export type BundledPackage = z.output<typeof packageSchema>;

/** Leads whoever reads a script or a stylesheet to the licences of what is in it. */
export const licencesComment = `/*! Licences: ${licencesAddress} */`;

type Work = { name: string; text: string };

/** Reads the list of packages that Vite makes of what is really in a bundle (build.license). */
export const readPackages = (json: string): BundledPackage[] =>
  z.array(packageSchema).parse(JSON.parse(json));

/**
 * The licences of all that others made and visitors receive. `sources` are the source files of the bundle, fonts
 * among them. What comes without the text of its licence may not be published, so it ends the build.
 */
export async function licencesTxt(
  root: string,
  packages: BundledPackage[],
  sources: readonly string[],
): Promise<string> {
  const works: Work[] = [
    ...[...packages, await readIconPackage()].map(({ name, version, text }) => {
      if (!text) throw new Error(`The package ${name} carries no licence text.`);
      return { name: `${name} ${version}`, text };
    }),
    ...(await fontLicences(root, sources)),
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

async function readIconPackage(): Promise<BundledPackage> {
  const [about, text] = await Promise.all(
    ['package.json', 'LICENSE'].map((file) => readFile(path.join(iconPackageFolder, file), 'utf8')),
  );
  return { ...packageSchema.parse(JSON.parse(about ?? '')), text: text?.trim() };
}

/** The licences in the folders of the fonts: OFL-*.txt, one for each family. */
async function fontLicences(root: string, sources: readonly string[]): Promise<Work[]> {
  const fonts = sources.filter((source) => /\.(woff2?|ttf|otf)$/.test(source));
  const folders = new Set(fonts.map((font) => path.join(root, path.dirname(font))));
  const licences: Work[] = [];
  for (const folder of folders) {
    const files = (await readdir(folder)).filter((file) => /^OFL-.*\.txt$/.test(file));
    if (files.length === 0) throw new Error(`There is no OFL-….txt beside the fonts in ${folder}.`);
    for (const file of files.toSorted()) {
      const text = await readFile(path.join(folder, file), 'utf8');
      licences.push({
        name: `Font ${file.slice('OFL-'.length, -'.txt'.length)}`,
        text: text.trim(),
      });
    }
  }
  return licences;
}
