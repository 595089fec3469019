import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { blockDefinitions } from '../schema/blocks/index.ts';
import { engineRoot } from '../src/roots.ts';
import { currentBlocksFolder } from '../src/site-blocks/find-site-blocks.ts';
import { examplesFile, filesOfBlock, namesOfBlock, nextSteps } from './block-templates.ts';
import { filesOfSiteBlock, nextStepsInSite } from './site-block-templates.ts';

const usage = `new:block NAME [-- --island]

  npm run new:block price-table    writes a block of this site into blocks/price-table
  --island                         for a block that needs a script in the browser
  --engine                         for a block of the engine itself, where its sources are`;

const wellFormed = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Why a block cannot be made; null where it can. */
function refusal(type: string, taken: string | undefined): string | null {
  if (!wellFormed.test(type) || type === 'index') {
    return `"${type}" cannot be the name of a block: it takes small letters and digits, with hyphens between words.`;
  }
  if (blockDefinitions.has(type)) return `A block called ${type} already exists.`;
  return taken === undefined ? null : `There is a file in the way: ${taken}`;
}

const options = {
  island: { type: 'boolean', default: false },
  engine: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** The folders in which the files of a new block are written: of the site, or of the engine. */
type Roots = { blocks: string; engine: string };

/**
 * `npm run new:block price-table`: writes the files of a new block of the site, and says what comes next; with
 * `-- --island` those of a block with a script of its own, with `-- --engine` those of a block of the engine.
 */
export async function main(
  args: string[],
  { blocks, engine }: Roots = { blocks: currentBlocksFolder(), engine: engineRoot },
): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [type, ...rest] = positionals;
  if (values.help) console.log(usage);
  if (values.help) return 0;
  if (type === undefined || rest.length > 0) {
    console.error(usage);
    return 1;
  }
  const names = namesOfBlock(type);
  const [root, made] = values.engine
    ? [engine, filesOfBlock(names, values.island)]
    : [
        path.join(blocks, type),
        { ...filesOfSiteBlock(names, values.island), 'examples.yaml': examplesFile(names) },
      ];
  const files = Object.entries(made);
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
  const steps = values.engine ? nextSteps(names, values.island) : nextStepsInSite(names);
  const folder = values.engine ? '' : `blocks/${type}/`;
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
