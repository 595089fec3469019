import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { blockDefinitions } from '../schema/blocks/index.ts';
import { filesOfBlock, namesOfBlock, nextSteps } from './block-templates.ts';

const usage = `Say the name of the block, for example: npm run new:block opening-hours
For a block that needs a script in the browser: npm run new:block opening-hours -- --island`;

const wellFormed = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Why a block cannot be made; null where it can. */
function refusal(type: string, taken: string | undefined): string | null {
  if (!wellFormed.test(type) || type === 'index') {
    return `"${type}" cannot be the name of a block: it takes small letters and digits, with hyphens between words.`;
  }
  if (blockDefinitions.has(type)) return `A block called ${type} already exists.`;
  return taken === undefined ? null : `There is a file in the way: ${taken}`;
}

/**
 * `npm run new:block opening-hours`: writes the files of a new block, and says what comes next; with `-- --island`
 * those of a block with a script of its own.
 */
export async function main(args: string[], root = process.cwd()): Promise<number> {
  const isIsland = args.includes('--island');
  const [type, ...rest] = args.filter((arg) => arg !== '--island');
  if (type === undefined || rest.length > 0) {
    console.error(usage);
    return 1;
  }
  const names = namesOfBlock(type);
  const files = Object.entries(filesOfBlock(names, isIsland));
  const taken = files.map(([file]) => file).find((file) => existsSync(path.join(root, file)));
  const reason = refusal(type, taken);
  if (reason !== null) {
    console.error(reason);
    return 1;
  }
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text, { flag: 'wx' });
  }
  const steps = nextSteps(names, isIsland).map((step, index) => `  ${index + 1}. ${step}`);
  console.log(
    ['Written:', ...files.map(([file]) => `  ${file}`), '', 'Next:', ...steps].join('\n'),
  );
  return 0;
}
