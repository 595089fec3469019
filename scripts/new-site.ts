import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { didYouMean, nearNames } from '../src/diagnostics/near-names.ts';

/** Content folders to begin from. They are sites of their own, which the tests build: nothing is written twice. */
const examples: Readonly<Record<string, string>> = {
  school: 'content',
  clinic: 'tests/fixtures/clinic',
  library: 'tests/fixtures/library',
};

const starter = 'scripts/starter';

/** What stands in a content folder and belongs to the project: the guide, which is generated again. */
const notCopied = new Set(['README.md', 'guide']);

const usage = `Say where the content of the new site goes, for example: npm run new:site ../my-site
It begins with five pages, or as an example does: npm run new:site ../my-site -- --from clinic (or ${Object.keys(
  examples,
)
  .filter((name) => name !== 'clinic')
  .join(', ')})`;

type Wish = { folder: string; source: string };

/** What was asked for; a text where it cannot be done, which says why. */
function readArguments(args: readonly string[]): Wish | string {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) return usage;
  if (values.from === undefined) return { folder, source: starter };
  const source = examples[values.from];
  if (source !== undefined && Object.hasOwn(examples, values.from)) return { folder, source };
  const names = Object.keys(examples);
  const near = nearNames(values.from, names);
  return `There is no example called ${values.from}.${didYouMean(near)} There are: ${names.join(', ')}.`;
}

/** Why nothing can be written into a folder; null where it can. */
function refusal(folder: string): string | null {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat) return null;
  if (!stat.isDirectory()) return `${folder} is a file. Say the name of a new folder.`;
  return readdirSync(folder).length === 0
    ? null
    : `There is something in ${folder} already. Say the name of a new folder.`;
}

/** `npm run new:site ../my-site`: writes the content of a new site, and says what comes next. It asks nothing. */
export function main(args: string[], root = process.cwd()): number {
  const wish = readArguments(args);
  if (typeof wish === 'string') {
    console.error(wish);
    return 1;
  }
  const { folder } = wish;
  const target = path.resolve(root, folder);
  const reason = refusal(target);
  if (reason !== null) {
    console.error(reason);
    return 1;
  }
  const source = path.join(root, wish.source);
  cpSync(source, target, {
    recursive: true,
    filter: (file) => !notCopied.has(path.relative(source, file)),
  });
  const pages = readdirSync(path.join(target, 'pages'), { recursive: true, encoding: 'utf8' });
  const pageCount = pages.filter((file) => file.endsWith('.yaml')).length;
  const colours = existsSync(path.join(target, 'theme.yaml'))
    ? 'Its colours are in theme.yaml.'
    : 'Colours of your own go into a file theme.yaml beside it.';
  console.log(`Written: ${folder}, a site of ${pageCount} pages.

Next:
  1. npm start -- --content ${folder}
     shows it in a browser, and follows what you save.
  2. Put your own name, numbers and address into ${path.join(folder, 'site.yaml')}, then your own words into its
     pages. ${colours} The guide to every field is content/README.md in this project.
  3. npm run build -- --content ${folder}
     writes the finished site into dist/.`);
  return 0;
}
