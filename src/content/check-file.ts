import { z } from 'zod';
import { curriculumSchema } from '../../schema/curriculum.ts';
import type { Curriculum } from '../../schema/curriculum.ts';
import { pageSchema } from '../../schema/page.ts';
import type { PageDocument } from '../../schema/page.ts';
import { siteSchema } from '../../schema/site.ts';
import type { SiteSettings } from '../../schema/site.ts';
import { themeSchema } from '../../schema/theme.ts';
import type { Theme } from '../../schema/theme.ts';
import type { Fault } from '../problems/problem.ts';
import { parseFast, parseWithPlaces } from './parse-yaml.ts';

/** A file that passed its shape, told apart by what it is. */
export type CheckedContent =
  | { kind: 'page'; document: PageDocument }
  | { kind: 'data'; document: Curriculum }
  | { kind: 'site'; document: SiteSettings }
  | { kind: 'theme'; document: Theme };

export type CheckedFile = { content: CheckedContent | null; faults: Fault[] };

/** Runs one file through bytes → YAML → shape. It looks at nothing but this file. */
export function checkFile(file: string, text: string): CheckedFile {
  const read = readYaml(file, text);
  if ('faults' in read) return { content: null, faults: read.faults };
  return checkShape(file, read.value);
}

function readYaml(file: string, text: string): { value: unknown } | { faults: Fault[] } {
  const fast = parseFast(text);
  if (fast) return fast;
  const { document, lines } = parseWithPlaces(text);
  if (document.errors.length === 0) return { value: document.toJS() };
  const faults = document.errors.map((error): Fault => {
    const start = lines.linePos(error.pos[0]);
    const end = lines.linePos(error.pos[1]);
    return {
      code: 'yaml',
      severity: 'error',
      file,
      path: [],
      place: { line: start.line, column: start.col, endLine: end.line, endColumn: end.col },
      message: error.message,
      help: 'Correct the line.',
    };
  });
  return { faults };
}

function checkShape(file: string, value: unknown): CheckedFile {
  if (file === 'site.yaml') {
    return check(file, siteSchema, value, (document) => ({ kind: 'site', document }));
  }
  if (file === 'theme.yaml') {
    return check(file, themeSchema, value, (document) => ({ kind: 'theme', document }));
  }
  if (file.startsWith('data/')) {
    return check(file, curriculumSchema, value, (document) => ({ kind: 'data', document }));
  }
  return check(file, pageSchema, value, (document) => ({ kind: 'page', document }));
}

function check<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
  wrap: (document: z.output<Schema>) => CheckedContent,
): CheckedFile {
  const result = schema.safeParse(value);
  if (result.success) return { content: wrap(result.data), faults: [] };
  const faults = result.error.issues.map((issue): Fault => ({
    code: issue.code,
    severity: 'error',
    file,
    path: issue.path.filter((step) => typeof step !== 'symbol'),
    message: issue.message,
    help: 'Correct the value.',
  }));
  return { content: null, faults };
}
