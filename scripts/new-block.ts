import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { blockDefinitions } from '../schema/blocks/index.ts';
import { engineRoot } from '../src/roots.ts';
import { currentBlocksFolder } from '../src/site-blocks/find-site-blocks.ts';
import { command } from './command.ts';
import { examplesFile, filesOfBlock, namesOfBlock, nextSteps } from './block-templates.ts';
import { filesOfSiteBlock, nextStepsInSite } from './site-block-templates.ts';

const wellFormed = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Why a block cannot be made; null where it can. */
function refusal(type: string, taken: string | undefined): string | null {
  if (!wellFormed.test(type) || type === 'index') {
    return `"${type}" cannot be the name of a block: it takes small letters and digits, with hyphens between words.`;
  }
  if (blockDefinitions.has(type)) return `A block called ${type} already exists.`;
  return taken === undefined ? null : `There is a file in the way: ${taken}`;
}

/** The folders in which the files of a new block are written: of the site, or of the engine. */
type Roots = { blocks: string; engine: string };

/** Writes the files of a new block, and says what comes next. */
async function writeBlock(
  type: string,
  isIsland: boolean,
  { root, isOfEngine }: { root: string; isOfEngine: boolean },
): Promise<number> {
  const names = namesOfBlock(type);
  const files = Object.entries(
    isOfEngine
      ? filesOfBlock(names, isIsland)
      : { ...filesOfSiteBlock(names, isIsland), 'examples.yaml': examplesFile(names) },
  );
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
  const steps = isOfEngine ? nextSteps(names, isIsland) : nextStepsInSite(names);
  const folder = isOfEngine ? '' : `blocks/${type}/`;
  console.log(
    [
      'Written:',
      ...files.map(([file]) => `  ${folder}${file}`),
      '',
      'Next:',
      ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    ].join('\n'),
  );
  return 0;
}

/** `npm run new:block price-table`: writes the files of a new block of the site, or of the engine. */
export const main = (
  args: string[],
  { blocks, engine }: Roots = { blocks: currentBlocksFolder(), engine: engineRoot },
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
    ({ island, engine: isOfEngine }, [type]) => {
      if (type === undefined) {
        console.error('Say what the block is called, for example: npm run new:block price-table');
        return 1;
      }
      const root = isOfEngine ? engine : path.join(blocks, type);
      return writeBlock(type, island, { root, isOfEngine });
    },
  )(args);
