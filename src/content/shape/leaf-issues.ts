import type { z } from 'zod';
import { optionsOf, type FieldSchema } from '../../../schema/fields/field.ts';
import { childOf, optionFor } from '../../../schema/fields/option-for.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { FieldPath } from '../../messages/index.ts';

/** What zod finds wrong with a value. */
export type Issue = z.core.$ZodIssue;

/**
 * A single problem found by zod. An issue of a union is replaced by those of the option that was meant, and an issue of
 * several unknown fields is split; `name` is the field.
 */
export type LeafIssue = { issue: Issue; path: FieldPath; name?: string };

/** A file's value and schema. */
export type Root = { schema: FieldSchema; value: unknown };

/** The schema of the value at a path; null if there is no such field. */
export function schemaAt({ schema, value }: Root, path: FieldPath): FieldSchema | null {
  let found: FieldSchema | null = schema;
  let inner = value;
  for (const step of path) {
    found = found && childOf(found, inner, step);
    inner = valueAt(inner, [step]);
  }
  return found;
}

/** Splits zod's issues until each is about a single value or name. */
export function leafIssues(
  root: Root,
  issues: readonly Issue[],
  base: FieldPath = [],
): LeafIssue[] {
  return issues.flatMap((issue): LeafIssue[] => {
    const path = [...base, ...issue.path.filter((step) => typeof step !== 'symbol')];
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((name) => ({ issue, path, name }));
    }
    if (issue.code === 'invalid_union') {
      const value = valueAt(root.value, path);
      const errors = value === null ? [] : issuesOfOption(root, path, value, issue.errors);
      if (errors.length > 0) return leafIssues(root, errors, path);
    }
    return [{ issue, path }];
  });
}

function issuesOfOption(
  root: Root,
  path: FieldPath,
  value: unknown,
  errors: readonly (readonly Issue[])[],
): readonly Issue[] {
  const union = schemaAt(root, path);
  const option = union && optionFor(union, value);
  const position = option ? (optionsOf(union)?.indexOf(option) ?? -1) : -1;
  return errors[position] ?? [];
}
