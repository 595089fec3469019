import type { Diagnose, Diagnostic, Explanation, FieldPath } from '../diagnostics/diagnostic.ts';
import { anyOf, suggest } from '../diagnostics/suggest.ts';
import { wrongName, wrongText } from './explain-text.ts';
import {
  notChoice,
  notGroup,
  notList,
  notNumber,
  notText,
  notYesNo,
  shown,
  subject,
  wrongNumber,
} from './explain-value.ts';
import { checkFields } from './explain-fields.ts';
import { entry, fieldNamed, isField, rowsOf, sampleOf, typed, waysOf } from './field.ts';
import type { Field } from './field.ts';
import type { Source } from './source.ts';

export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gathers what is wrong with a file. */
export type Report = {
  source: Source;
  add(path: FieldPath, explanation: Explanation): void;
};

/** Says everything that is wrong with the shape of a file that zod has refused: one diagnostic for each mistake. */
export function explainShape(
  source: Source,
  value: unknown,
  field: Field,
  diagnose: Diagnose,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  explain(value, field, [], {
    source,
    add: (path, explanation) => diagnostics.push(diagnose(source.file, path, explanation)),
  });
  return diagnostics;
}

export function explain(value: unknown, field: Field, path: FieldPath, report: Report): void {
  if (value === null && path.length > 0) {
    report.add(path, { ...noValue(field, path, report.source), at: 'name' });
    return;
  }
  const ways = waysOf(field);
  if (field.oneOf && ways.length > 0) return explainBlock(value, ways, path, report);
  if (ways.length > 0) {
    const way = ways.find((one) => isKind(value, one)) ?? ways[0];
    if (way) explain(value, { ...way, description: field.description }, path, report);
    return;
  }
  if (Array.isArray(value) && field.type === 'array')
    return explainRows(value, field, path, report);
  if (isGroup(value) && field.type === 'object') return explainGroup(value, field, path, report);
  const finding = explainSingle(value, field, path, report.source);
  if (finding) report.add(path, finding);
}

function isKind(value: unknown, field: Field): boolean {
  if (Array.isArray(value)) return field.type === 'array';
  if (isGroup(value)) return field.type === 'object';
  if (field.type === 'integer') return typeof value === 'number';
  // A word that is nearly one of the choices is a misspelt choice rather than something else.
  if (field.enum) {
    const choices = field.enum.map(String);
    return typeof value === 'string' && suggest(value, choices).length > 0;
  }
  return typeof value === field.type;
}

function explainSingle(
  value: unknown,
  field: Field,
  path: FieldPath,
  source: Source,
): Explanation | null {
  const wrong = { value, raw: source.rawAt(path), field, path };
  if (field.const !== undefined) return null;
  if (field.enum) return field.enum.some((choice) => choice === value) ? null : notChoice(wrong);
  switch (field.type) {
    case 'string':
      return typeof value === 'string' ? wrongText(wrong) : notText(wrong);
    case 'number':
    case 'integer':
      return typeof value === 'number' ? wrongNumber(wrong) : notNumber(wrong);
    case 'boolean':
      return typeof value === 'boolean' ? null : notYesNo(wrong);
    case 'array':
      return notList(wrong);
    case 'object':
      return notGroup(wrong);
    default:
      return null;
  }
}

function explainRows(rows: unknown[], field: Field, path: FieldPath, report: Report): void {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = field;
  const rowField = rowsOf(field);
  if (rows.length < minItems) {
    const sample = entry(path.at(-1), typed([sampleOf(rowField ?? {})]));
    const exact = minItems === maxItems ? 'exactly' : 'at least';
    report.add(path, {
      code: rows.length === 0 ? 'empty-list' : 'too-few-rows',
      message:
        rows.length === 0
          ? `The list ${path.at(-1)} is empty.`
          : `The list ${path.at(-1)} has ${count(rows.length)}. It must have ${exact} ${minItems}.`,
      help: `Add a row${rows.length === 0 ? ', or remove the field if it may be left out' : ''}. ${field.description ?? ''}`.trim(),
      ...(rows.length === 0 ? { example: sample } : { example: typed([sampleOf(rowField ?? {})]) }),
    });
  }
  if (rows.length > maxItems) {
    report.add([...path, maxItems], {
      code: 'too-many-rows',
      message: `The list ${path.at(-1)} has ${count(rows.length)}. It must have ${minItems === maxItems ? 'exactly' : 'at most'} ${maxItems}.`,
      help: `Remove ${rows.length - maxItems === 1 ? 'this row' : 'this row and those after it'}, or another one.`,
    });
  }
  if (rowField) rows.forEach((row, index) => explain(row, rowField, [...path, index], report));
}

const count = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`;

function explainGroup(group: Group, field: Field, path: FieldPath, report: Report): void {
  const entries = field.additionalProperties;
  if (isField(entries)) {
    const names = isField(field.propertyNames) ? field.propertyNames.pattern : undefined;
    for (const [name, value] of Object.entries(group)) {
      if (names !== undefined && !new RegExp(names).test(name)) {
        const { example: _, ...finding } = wrongName(name, name, path);
        report.add([...path, name], { ...finding, ...nameExample(name), at: 'name' });
      }
      explain(value, entries, [...path, name], report);
    }
    return;
  }
  const explained = checkFields(group, field, path, report);
  for (const [name, value] of Object.entries(group)) {
    const inner = fieldNamed(field, name);
    if (inner && !explained.has(name)) explain(value, inner, [...path, name], report);
  }
}

const nameExample = (name: string) => {
  const { example } = wrongName(name, name, []);
  return example ? { example: `${example.replace(/^- /, '')}:` } : {};
};

/** A block is told apart by its type; without a known one nothing else can be said about it. */
function explainBlock(value: unknown, ways: Field[], path: FieldPath, report: Report): void {
  const types = ways.map((way) => String(fieldNamed(way, 'type')?.const));
  const first: Field = {
    type: 'object',
    required: ['type'],
    properties: { type: { type: 'string' } },
  };
  if (!isGroup(value)) {
    const finding = notGroup({ value, raw: report.source.rawAt(path), field: first, path });
    report.add(
      path,
      typeof value === 'string' && types.includes(value.trim()) ? blockNamedAlone(value) : finding,
    );
    return;
  }
  const { type } = value;
  const known = ways.find((way) => fieldNamed(way, 'type')?.const === type);
  if (known) return explain(value, known, path, report);
  if (type === undefined) {
    // A type under another name (`typ: hero`) is a misspelt field; the rest of the block is checked as that type.
    const name = Object.keys(value).find(
      (key) => types.includes(String(value[key])) && key !== 'type',
    );
    const meant = ways.find((way) => name && fieldNamed(way, 'type')?.const === value[name]);
    if (meant) return explain(value, meant, path, report);
    checkFields(value, { ...first, properties: everyField(ways) }, path, report);
    return;
  }
  const near = typeof type === 'string' ? suggest(type, types) : [];
  report.add([...path, 'type'], {
    code: 'unknown-block',
    message: `There is no block type ${shown(report.source.rawAt([...path, 'type']) || String(type))}.${near.length > 0 ? ` Did you mean ${anyOf(near)}?` : ''}`,
    help:
      near.length > 0
        ? `Write type: ${near[0]}.`
        : 'Use one of the block types that the guide lists.',
    example: `type: ${near[0] ?? 'prose'}`,
    suggestions: near,
  });
}

const blockNamedAlone = (type: string): Explanation => ({
  code: 'missing-field',
  message: 'This block has no type. Its name stands alone.',
  help: 'Write type and a colon before it.',
  example: `- type: ${type.trim()}`,
});

const everyField = (ways: Field[]): Record<string, Field> => ({
  ...Object.assign({}, ...ways.map((way) => way.properties ?? {})),
  type: { type: 'string' },
});

function noValue(field: Field, path: FieldPath, source: Source): Explanation {
  const name = path.at(-1);
  const line = source.lineAt(source.rangeOf(path, 'name'));
  const cut = /:\s+(#\S.*)$/.exec(line)?.[1];
  if (cut) {
    return {
      code: 'hash-without-quotes',
      message: `${subject(path)} has no value: what stands after # is read as a remark.`,
      help: 'Put the value in quotes.',
      example: entry(name, `"${cut}"`),
    };
  }
  return {
    code: 'no-value',
    message: `${subject(path)} has no value.`,
    help: `Write the value after the ${typeof name === 'number' ? 'dash' : 'colon'}, or remove the line if it may be left out.${field.description ? ` ${field.description}` : ''}`,
    example: entry(name, typed(sampleOf(field, String(name)))),
  };
}
