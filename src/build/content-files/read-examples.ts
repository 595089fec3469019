import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isEngineType } from '../../../schema/blocks/index.ts';
import { isObject } from '../../../schema/is-object.ts';
import { engineRoot } from '../system/roots.ts';
import {
  currentBlocksFolder,
  findSiteBlocks,
  listBlockFolders,
} from '../site-blocks/find-site-blocks.ts';
import { readYaml, Source } from '../../content/index.ts';
import { inEnglish } from '../../messages/index.ts';

const examplesSchema = z.strictObject({
  examples: z.looseObject({ default: z.unknown(), longest: z.unknown() }),
  mistakes: z
    .array(
      z.strictObject({
        name: z.string().regex(/\.$/, 'a sentence'),
        block: z.looseObject({ type: z.string() }),
        code: z.string(),
        message: z.string(),
      }),
    )
    .default([]),
});

/** The examples of a block by name, and typical mistakes; the blocks are not checked yet. */
export type BlockExamples = z.output<typeof examplesSchema> & { type: string };

/**
 * The examples and mistakes of every block, from the folder of each: the engine's and the site's own.
 * @throws if a file is not one of examples and mistakes.
 */
export function readExamples(): BlockExamples[] {
  const ofEngine = listBlockFolders(join(engineRoot, 'src', 'blocks')).map(({ type, examples }) =>
    readOne(type, examples),
  );
  const ofSite = findSiteBlocks(currentBlocksFolder())
    .filter(({ type, examples }) => !isEngineType(type) && existsSync(examples))
    .map(({ type, examples }) => readOne(type, examples));
  return [...ofEngine, ...ofSite];
}

/** An example that the gallery and the guide show. */
export type ShownExample = { type: string; name: string; example: unknown };

/** The default example of every block, and those that are named after their look. */
export const shownExamples = (): ShownExample[] =>
  readExamples().flatMap(({ type, examples }) =>
    Object.entries(examples)
      .filter(([name, block]) => name === 'default' || (isObject(block) && block['look'] === name))
      .map(([name, example]) => ({ type, name, example })),
  );

/** The examples that have been read, until their files change: each opening of the editor needs all of them. */
const readBefore = new Map<string, { version: string; examples: BlockExamples }>();

function readOne(type: string, file: string): BlockExamples {
  const { mtimeMs, size } = statSync(file);
  const version = `${mtimeMs} ${size}`;
  const before = readBefore.get(file);
  if (before?.version === version) return before.examples;
  const examples = readFresh(type, file);
  readBefore.set(file, { version, examples });
  return examples;
}

function readFresh(type: string, file: string): BlockExamples {
  const read = readYaml(new Source(file, readFileSync(file, 'utf8')));
  if ('diagnostics' in read)
    throw new Error(`${file}: ${inEnglish(read.diagnostics[0]?.message ?? []) || 'not YAML'}`);
  return {
    type,
    ...examplesSchema.parse(read.value, {
      error: (issue) => `${file}: ${issue.path?.join('.') ?? ''} ${issue.code ?? ''}`,
    }),
  };
}
