import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = 'schema/examples';

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

export type Examples = z.output<typeof examplesSchema> & { type: string };

/** The examples and mistakes of every block, from schema/examples. */
export function readExamples(): Examples[] {
  return readdirSync(folder).map((file) => ({
    type: file.replace(/\.yaml$/, ''),
    ...examplesSchema.parse(parse(readFileSync(`${folder}/${file}`, 'utf8')), {
      error: (issue) => `${file}: ${issue.path?.join('.') ?? ''} ${issue.code ?? ''}`,
    }),
  }));
}
