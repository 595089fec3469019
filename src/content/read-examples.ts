import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { engineRoot } from '../roots.ts';
import { readYaml } from './read-yaml.ts';
import { Source } from './source.ts';

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
    .min(1),
});

/** The examples of a block by name, and typical mistakes; the blocks are not checked yet. */
export type BlockExamples = z.output<typeof examplesSchema> & { type: string };

/**
 * The examples and mistakes of every block, from schema/examples.
 * @throws if a file is not one of examples and mistakes.
 */
export function readExamples(): BlockExamples[] {
  const folder = join(engineRoot, 'schema', 'examples');
  return readdirSync(folder).map((file) => {
    const read = readYaml(new Source(file, readFileSync(join(folder, file), 'utf8')));
    if ('diagnostics' in read)
      throw new Error(`${file}: ${read.diagnostics[0]?.message ?? 'not YAML'}`);
    return {
      type: file.replace(/\.yaml$/, ''),
      ...examplesSchema.parse(read.value, {
        error: (issue) => `${file}: ${issue.path?.join('.') ?? ''} ${issue.code ?? ''}`,
      }),
    };
  });
}
