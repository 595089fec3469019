import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { blockDefinitions } from '../schema/blocks/index.ts';
import { filesOfBlock, namesOfBlock } from './block-templates.ts';

const usage = 'Say the name of the block, for example: npm run new:block opening-hours';

const wellFormed = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Why a block cannot be made; null where it can. */
function refusal(type: string, taken: string | undefined): string | null {
  if (!wellFormed.test(type) || type === 'index') {
    return `"${type}" cannot be the name of a block: it takes small letters and digits, with hyphens between words.`;
  }
  if (blockDefinitions.has(type)) return `There is a block called ${type} already.`;
  return taken === undefined ? null : `There is a file in the way: ${taken}`;
}

/** `npm run new:block opening-hours`: writes the files of a new block, and says what comes next. */
export async function main(args: string[], root = process.cwd()): Promise<number> {
  const [type, ...rest] = args;
  if (type === undefined || rest.length > 0) {
    console.error(usage);
    return 1;
  }
  const names = namesOfBlock(type);
  const files = Object.entries(filesOfBlock(names));
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
  console.log(`Written:
${files.map(([file]) => `  ${file}`).join('\n')}

Next:
  1. Give the block its fields in schema/blocks/${type}.ts, and list ${names.definition} in schema/blocks/index.ts.
  2. List ${names.component} in src/blocks/index.ts; npm run typecheck says what is missing.
  3. Render it, and write its examples: the usual case, the longest, and one mistake an editor will make.
  4. Run npm run check, and look at the block on a narrow and on a wide screen.`);
  return 0;
}
