import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import slugify from '@sindresorhus/slugify';
import { stringify } from 'yaml';
import { pageSchema } from '../schema/page.ts';
import { findLink, listFiles } from '../src/build/index.ts';
import { inEnglish } from '../src/messages/index.ts';
import { addressKey, addressOfFile, findReservedStep } from '../src/site/index.ts';
import { command } from './command.ts';
import { contentFolder, shownFolder } from './content-folder.ts';

const usage =
  'Say the address and the title, for example: npm run new:page /opening-hours "Opening hours"';

/** The parts of an address: letters and digits, with hyphens between them. */
const wellFormed = /^\/([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*$/i;

/** Guesses the intended address: `Opening Hours` → `/opening-hours`. */
const repair = (address: string) =>
  `/${address
    .split('/')
    .map((step) => slugify(step, { decamelize: false }))
    .filter((step) => step !== '')
    .join('/')}`;

/** The files of pages, links included. */
function pageFiles(contentDir: string): string[] {
  const { documents, links } = listFiles(contentDir);
  return [...documents, ...links].filter((file) => /^pages\/.*\.yaml$/.test(file));
}

/** Why a page cannot be created; null if it can. */
function refusal(contentDir: string, typed: string, address: string, title: string): string | null {
  if (!wellFormed.test(address)) {
    const repaired = repair(typed);
    const hint = wellFormed.test(repaired) ? ` Write it like this: ${repaired}` : '';
    return `The address "${typed}" does not work: it takes letters, digits and hyphens.${hint}`;
  }
  const reserved = findReservedStep(address);
  if (reserved) return `The address "${typed}" does not work. ${inEnglish(reserved.reason)}`;
  const existing = pageFiles(contentDir).find(
    (file) => addressKey(addressOfFile(file)) === addressKey(address),
  );
  if (existing)
    return `There is a page at ${address} already: ${shownFolder(contentDir)}/${existing}`;
  const link = findLink(contentDir, fileOf(contentDir, address));
  if (link !== null) {
    return `${shownFolder(contentDir)}/${link} is a link, and links are not followed. Put a folder in its place.`;
  }
  if (!pageSchema.shape.title.safeParse(title).success) {
    return 'The title must be one line of at most 70 letters.';
  }
  return null;
}

/** The page of a folder is its index; every other page is a file of its own. */
function fileOf(contentDir: string, address: string): string {
  const isFolder = existsSync(path.join(contentDir, 'pages', address));
  return `pages${address}${isFolder ? '/index' : ''}.yaml`;
}

const firstWords = (title: string) =>
  stringify(
    {
      title,
      description: `${title}: say in one or two sentences what this page tells.`,
      blocks: [
        { type: 'hero', title },
        { type: 'prose', title: 'A first heading', text: 'The first paragraph of this page.' },
      ],
    },
    { lineWidth: 0 },
  );

/** `npm run new:page /opening-hours "Opening hours"`: writes a first version of a page, and prints the next steps. */
export const main = command(
  {
    typed: 'npm run new:page',
    further: '/hours "Opening hours"',
    maxFurther: Number.POSITIVE_INFINITY,
    readsContent: true,
    options: {},
  },
  (_, further) => newPage(further),
);

export async function newPage(typed: string[], contentDir = contentFolder()): Promise<number> {
  const [newAddress, ...words] = typed;
  const title = words.join(' ').trim();
  if (newAddress === undefined || title === '') {
    console.error(usage);
    return 1;
  }
  const address = `/${newAddress.replaceAll(/^\/+|(?<!\/)\/+$/g, '')}`;
  const reason = refusal(contentDir, newAddress, address, title);
  if (reason !== null) {
    console.error(reason);
    return 1;
  }
  const file = fileOf(contentDir, address);
  await mkdir(path.dirname(path.join(contentDir, file)), { recursive: true });
  await writeFile(path.join(contentDir, file), firstWords(title), { flag: 'wx' });
  console.log(`Written: ${shownFolder(contentDir)}/${file}

Next:
  1. Open the file and put your own words in.
  2. Run npm start and open ${address} in a browser; it follows what you save.
  3. To list the page in the menu, add
       listing:
         inMenu: true`);
  return 0;
}
