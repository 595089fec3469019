import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { blockDefinitions } from '../schema/blocks/index.ts';
import { engineRoot, currentBlocksFolder, isBlockName } from '../src/build/index.ts';
import { command } from './command.ts';
import { filesOfBlock, nextSteps, type NewBlock } from './block-templates.ts';

/** Why a block cannot be created; null if it can. */
function refusal(type: string, existing: string | undefined): string | null {
  if (!isBlockName(type) || type === 'index') {
    return `"${type}" cannot be the name of a block: it takes small letters and digits, with hyphens between words.`;
  }
  if (blockDefinitions.has(type)) return `A block called ${type} already exists.`;
  return existing === undefined ? null : `There is a file in the way: ${existing}`;
}

type Roots = { site: string; engine: string };

async function writeBlock(block: NewBlock, root: string): Promise<number> {
  const files = Object.entries(filesOfBlock(block));
  const existing = files.map(([file]) => file).find((file) => existsSync(path.join(root, file)));
  const reason = refusal(block.type, existing);
  if (reason !== null) {
    console.error(reason);
    return 1;
  }
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text, { flag: 'wx' });
  }
  console.log(
    [
      'Written:',
      ...files.map(([file]) => `  ${file}`),
      '',
      'Next:',
      ...nextSteps(block).map((step, index) => `  ${index + 1}. ${step}`),
    ].join('\n'),
  );
  return 0;
}

/** `npm run new:block price-table`: writes the files of a new block of the site, or of the engine. */
export const main = (
  args: string[],
  { site, engine }: Roots = { site: path.dirname(currentBlocksFolder()), engine: engineRoot },
): Promise<number> =>
  command(
    {
      typed: 'npm run new:block',
      further: 'price-table',
      maxFurther: 1,
      readsContent: true,
      options: {
        island: { type: 'boolean', default: false, help: 'with a script in the browser' },
        engine: {
          type: 'boolean',
          default: false,
          help: 'a block of the engine itself, where its sources are',
        },
      },
    },
    ({ island: isIsland, engine: isOfEngine }, [type]) => {
      if (type === undefined) {
        console.error('Say what the block is called, for example: npm run new:block price-table');
        return 1;
      }
      return writeBlock({ type, isIsland, isOfEngine }, isOfEngine ? engine : site);
    },
  )(args);
