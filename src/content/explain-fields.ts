import type { FieldPath } from '../diagnostics/diagnostic.ts';
import { allOf, anyOf, suggest } from '../diagnostics/suggest.ts';
import type { Group, Report } from './explain-shape.ts';
import { entry, fieldNamed, fieldsIn, rowsOf, sampleOf, typed } from './field.ts';
import type { Field } from './field.ts';

/** Words that editors use for one and the same thing. */
const sameMeaning = [
  ['title', 'heading', 'headline', 'header'],
  ['label', 'title', 'caption', 'text', 'name'],
  ['to', 'link', 'url', 'href', 'address', 'page', 'target'],
  ['image', 'picture', 'photo', 'img', 'photograph'],
  ['src', 'file', 'source', 'path', 'image'],
  ['alt', 'description', 'caption'],
  ['text', 'body', 'content', 'paragraph', 'description', 'words'],
  ['items', 'rows', 'cards', 'list', 'entries', 'questions', 'steps', 'links'],
  ['amount', 'price', 'cost', 'fee', 'sum'],
  ['annualTotal', 'total', 'sum'],
  ['note', 'comment', 'remark'],
  ['description', 'summary', 'text'],
  ['question', 'title', 'q'],
  ['answer', 'text', 'a'],
];

/** The fields that a wrong name may stand for; those that are missing come first. */
function meant(wrong: string, missing: readonly string[], free: readonly string[]): string[] {
  const near = suggest(wrong, missing);
  if (near.length > 0) return near;
  const alike = sameMeaning
    .filter((words) => words.includes(wrong.toLowerCase()))
    .flatMap((words) => missing.filter((name) => words.includes(name)));
  if (alike.length > 0) return [...new Set(alike)].slice(0, 1);
  const nearFree = suggest(wrong, free);
  if (nearFree.length > 0) return nearFree;
  const [synonym] = sameMeaning
    .filter((words) => words.includes(wrong.toLowerCase()))
    .flatMap((words) => free.filter((name) => words[0] === name));
  return synonym ? [synonym] : [];
}

/**
 * Compares the names of a group's fields with those it takes. A wrong name and the missing field it stands for
 * are one fault. Returns the names of fields that need no further look.
 */
export function checkFields(
  group: Group,
  field: Field,
  path: FieldPath,
  report: Report,
): Set<string> {
  const known = fieldsIn(field).map(([name]) => name);
  const missing = new Set((field.required ?? []).filter((name) => !Object.hasOwn(group, name)));
  const unknown = Object.keys(group).filter((name) => !known.includes(name));
  const explained = new Set<string>();
  for (const name of unknown) {
    if (explained.has(name)) continue;
    const holder = emptyHolder(name, group, field);
    if (holder) {
      explained.add(holder.name);
      const inner = unknown.filter((other) => fieldNamed(holder.field, other));
      inner.forEach((other) => explained.add(other));
      reportDepth(inner, holder.name, path, report);
      continue;
    }
    const free = known.filter((other) => !Object.hasOwn(group, other));
    const near = meant(name, [...missing], free);
    if (near[0]) missing.delete(near[0]);
    reportUnknown(name, near, known, path, report);
  }
  for (const name of missing) reportMissing(name, field, path, report);
  return explained;
}

/** A field left empty whose own fields stand beside it instead of further in: `image:`, then `src:` below it. */
function emptyHolder(
  name: string,
  group: Group,
  field: Field,
): { name: string; field: Field } | null {
  for (const [holder, value] of Object.entries(group)) {
    const inner = value === null ? fieldNamed(field, holder) : null;
    const own = inner && (rowsOf(inner) ?? inner);
    if (own && fieldNamed(own, name)) return { name: holder, field: own };
  }
  return null;
}

function reportDepth(names: string[], holder: string, path: FieldPath, report: Report): void {
  const lines = names.map((name) => `  ${name}: ${report.source.rawAt([...path, name])}`);
  report.add([...path, names[0] ?? ''], {
    code: 'indentation',
    message: `${allOf(names)} ${names.length === 1 ? 'belongs' : 'belong'} to ${holder} but ${names.length === 1 ? 'does' : 'do'} not stand further in.`,
    help: `Put two more blanks before ${names.length === 1 ? 'the line' : 'these lines'}.`,
    example: [`${holder}:`, ...lines].join('\n'),
    at: 'name',
  });
}

function reportUnknown(
  name: string,
  near: string[],
  known: string[],
  path: FieldPath,
  report: Report,
): void {
  const raw = report.source.rawAt([...path, name]).split('\n', 1)[0] ?? '';
  const [right] = near;
  report.add([...path, name], {
    code: 'unknown-field',
    message: `There is no field ${name} here.${near.length > 0 ? ` Did you mean ${anyOf(near)}?` : ''}`,
    help: right
      ? `Write ${right} instead of ${name}.`
      : `Remove it, or use one of: ${known.filter((other) => other !== 'note').join(', ')}.`,
    ...(right ? { example: `${right}:${/^[-[{]|^$/.test(raw) ? '' : ` ${raw}`}` } : {}),
    suggestions: near,
    at: 'name',
  });
}

function reportMissing(name: string, field: Field, path: FieldPath, report: Report): void {
  const inner = fieldNamed(field, name) ?? {};
  const holder = path.at(-1);
  const where =
    holder === undefined
      ? 'This file'
      : typeof holder === 'string'
        ? `The ${holder}`
        : path.length === 2 && path[0] === 'blocks'
          ? 'This block'
          : 'This row';
  report.add([...path, name], {
    code: name === 'alt' ? 'no-alt' : 'missing-field',
    message: `${where} has no ${name}.`,
    help: `Add a line for it. ${inner.description ?? ''}`.trim(),
    example: entry(name, typed(sampleOf(inner, name))),
  });
}
