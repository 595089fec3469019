import type { z } from 'zod';
import { blockSchema } from '../../schema/blocks/index.ts';
import { curriculumSchema } from '../../schema/curriculum.ts';
import type { Curriculum } from '../../schema/curriculum.ts';
import { refusalOf, type Refusal } from '../../schema/fields/refusal.ts';
import { pageSchema } from '../../schema/page.ts';
import type { PageDocument } from '../../schema/page.ts';
import { siteSchema } from '../../schema/site.ts';
import type { SiteSettings } from '../../schema/site.ts';
import { themeSchema } from '../../schema/theme.ts';
import type { Theme } from '../../schema/theme.ts';
import type { Diagnose, Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnoseIn } from './diagnose.ts';
import { checkBlocks } from '../site/check-blocks.ts';
import { readMentions, type Mentions } from '../site/read-value.ts';
import { explainShape, isGroup } from './explain-shape.ts';
import { entry, fieldsOf, kindOfFile, typed } from './field.ts';
import { readYaml } from './read-yaml.ts';
import type { Source } from './source.ts';

/** A file that passed its shape, told apart by what it is. */
export type CheckedContent =
  | { kind: 'page'; document: PageDocument }
  | { kind: 'data'; document: Curriculum }
  | { kind: 'site'; document: SiteSettings }
  | { kind: 'theme'; document: Theme };

export type CheckedFile = {
  content: CheckedContent | null;
  diagnostics: Diagnostic[];
  /** What the file says about other files; of a page that was refused, what its right blocks say. */
  mentions: Mentions | null;
};

/** Runs one file through YAML → shape → its own meaning, unless its bytes were wrong. It looks at no other file. */
export function checkFile(source: Source, ofBytes: Diagnostic[]): CheckedFile {
  if (ofBytes.length > 0) return { content: null, diagnostics: ofBytes, mentions: null };
  const { file } = source;
  const read = readYaml(source);
  if ('diagnostics' in read) return { content: null, ...read, mentions: null };
  const diagnose = diagnoseIn(() => source);
  const result = checkShape(file, read.value);
  if ('content' in result) {
    const { document } = result.content;
    const diagnostics = checkBlocks(file, document, diagnose);
    return { content: result.content, diagnostics, mentions: readMentions(document) };
  }
  const explained = explainShape(source, read.value, fieldsOf(kindOfFile(file)), diagnose);
  const refused = refusalsIn(result.issues).map(({ path, refusal: { value, ...refusal } }) =>
    diagnose(file, path, {
      ...refusal,
      ...(value === undefined ? {} : { example: entry(path.at(-1), typed(value)) }),
    }),
  );
  const ofShape = [...explained, ...refused];
  if (ofShape.length === 0) {
    ofShape.push(...result.issues.map((issue) => unexplained(file, issue, diagnose)));
  }
  const salvaged = salvageBlocks(read.value);
  return {
    content: null,
    diagnostics: [...ofShape, ...checkBlocks(file, salvaged, diagnose)],
    mentions: readMentions(salvaged),
  };
}

type ShapeResult = { content: CheckedContent } | { issues: z.core.$ZodIssue[] };

function checkShape(file: string, value: unknown): ShapeResult {
  switch (kindOfFile(file)) {
    case 'site':
      return check(siteSchema, value, (document) => ({ kind: 'site', document }));
    case 'theme':
      return check(themeSchema, value, (document) => ({ kind: 'theme', document }));
    case 'data':
      return check(curriculumSchema, value, (document) => ({ kind: 'data', document }));
    case 'page':
      return check(pageSchema, value, (document) => ({ kind: 'page', document }));
  }
}

function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  wrap: (document: z.output<Schema>) => CheckedContent,
): ShapeResult {
  const result = schema.safeParse(value);
  return result.success ? { content: wrap(result.data) } : { issues: result.error.issues };
}

type FoundRefusal = { path: (string | number)[]; refusal: Refusal };

/** What fields themselves say against their values, also in one of several options of a field. */
function refusalsIn(issues: readonly z.core.$ZodIssue[]): FoundRefusal[] {
  return issues.flatMap((issue) => {
    const path = issue.path.filter((step) => typeof step !== 'symbol');
    const refusal = refusalOf(issue);
    if (refusal) return [{ path, refusal }];
    if (issue.code !== 'invalid_union') return [];
    return refusalsIn(issue.errors.flat()).map((inner) => ({
      ...inner,
      path: [...path, ...inner.path],
    }));
  });
}

/** A rule that only zod knows: better a plain message than none. */
const unexplained = (file: string, issue: z.core.$ZodIssue, diagnose: Diagnose): Diagnostic =>
  diagnose(
    file,
    issue.path.filter((step) => typeof step !== 'symbol'),
    {
      code: 'not-allowed',
      message: 'This value is not allowed here.',
      help: 'Compare it with the example in the guide, and correct it.',
    },
  );

/** Of a page that was refused, the blocks that are right, in their places: what they name is still checked. */
function salvageBlocks(value: unknown): unknown {
  if (!isGroup(value) || !Array.isArray(value['blocks'])) return null;
  const blocks = value['blocks'].map((block: unknown) => {
    const result = blockSchema.safeParse(block);
    return result.success ? result.data : null;
  });
  return { blocks };
}
