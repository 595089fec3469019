import type { z } from 'zod';
import { validateCurriculum, type Curriculum } from '../../schema/curriculum.ts';
import { isObject } from '../../schema/fields/field.ts';
import { validPart } from '../../schema/fields/valid-part.ts';
import type { PageDocument } from '../../schema/page.ts';
import type { SiteSettings } from '../../schema/site.ts';
import type { Theme } from '../../schema/theme.ts';
import type { Diagnose, Diagnostic } from '../diagnostics/diagnostic.ts';
import { checkBlocks, diagnoseInside } from '../site/check-blocks.ts';
import { readMentions, type Mentions } from '../site/read-mentions.ts';
import { diagnoseIn } from './diagnose.ts';
import { fileSchemas, kindOfFile, type FileKind } from './file-schemas.ts';
import { readYaml } from './read-yaml.ts';
import { explainIssues } from './shape/explain-issues.ts';
import type { Source } from './source.ts';

/** A file that passed its shape, by what it is. */
export type CheckedContent =
  | { kind: 'page'; document: PageDocument }
  | { kind: 'data'; document: Curriculum }
  | { kind: 'site'; document: SiteSettings }
  | { kind: 'theme'; document: Theme };

export type CheckedFile = {
  content: CheckedContent | null;
  diagnostics: Diagnostic[];
  /** What the file says about other files; of a page that was refused, what its right fields say. */
  mentions: Mentions | null;
};

/** Runs one file through YAML → shape → its own meaning, unless its bytes were wrong. It looks at no other file. */
export function checkFile(source: Source, ofBytes: Diagnostic[]): CheckedFile {
  if (ofBytes.length > 0) return { content: null, diagnostics: ofBytes, mentions: null };
  const { file } = source;
  const read = readYaml(source);
  if ('diagnostics' in read) return { content: null, ...read, mentions: null };
  const { value } = read;
  const diagnose = diagnoseIn(() => source);
  const kind = kindOfFile(file);
  const schema = fileSchemas[kind];
  const result = checkShape(kind, value);
  const mentions = readMentions(schema, value, 'content' in result);
  if ('content' in result) {
    const { document } = result.content;
    return {
      content: result.content,
      diagnostics: checkMeaning({ file, kind, part: document, mentions }, diagnose),
      mentions,
    };
  }
  const ofShape = explainIssues(source, { schema, value }, result.issues, diagnose);
  return {
    content: null,
    diagnostics: [
      ...ofShape.map(({ diagnostic }) => diagnostic),
      ...checkMeaning({ file, kind, part: validPart(schema, value), mentions }, diagnose),
    ],
    mentions,
  };
}

type ShapeResult = { content: CheckedContent } | { issues: z.core.$ZodIssue[] };

function checkShape(kind: FileKind, value: unknown): ShapeResult {
  switch (kind) {
    case 'site':
      return check(fileSchemas.site, value, (document) => ({ kind, document }));
    case 'theme':
      return check(fileSchemas.theme, value, (document) => ({ kind, document }));
    case 'data':
      return check(fileSchemas.data, value, (document) => ({ kind, document }));
    case 'page':
      return check(fileSchemas.page, value, (document) => ({ kind, document }));
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

type CheckedPart = { file: string; kind: FileKind; part: unknown; mentions: Mentions };

/** The rules between the fields of one file, on those fields that are right. */
function checkMeaning(
  { file, kind, part, mentions }: CheckedPart,
  diagnose: Diagnose,
): Diagnostic[] {
  const blocks = kind === 'page' && isObject(part) ? part['blocks'] : [];
  const ofBlocks = checkBlocks(
    { file, blocks: Array.isArray(blocks) ? blocks : [], mentions },
    diagnose,
  );
  if (kind !== 'data' || !isObject(part)) return ofBlocks;
  const ofData = validateCurriculum(part).map((one) => diagnoseInside(file, [], one, diagnose));
  return [...ofBlocks, ...ofData];
}
