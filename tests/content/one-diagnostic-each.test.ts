import * as fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { blocks } from '../../schema/blocks/index.ts';
import { isObject } from '../../schema/is-object.ts';
import { type FieldSchema } from '../../schema/fields/field.ts';
import { checkFile } from '../../src/content/check-file.ts';
import { diagnoseIn } from '../../src/content/diagnose.ts';
import { anyFileSchemas, schemaOfFile } from '../../schema/file-schemas.ts';
import { readExamples } from '../../src/build/content-files/read-examples.ts';
import { explainIssues } from '../../src/content/shape/explain-issues.ts';
import { Source } from '../../src/content/source.ts';
import { runs, sampleOf } from '../sample.ts';
import { inEnglish } from '../../src/messages/word-message.ts';

const content = join(import.meta.dirname, '..', '..', 'content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(pages|data)\/.*\.yaml$|^(site|theme)\.yaml$/.test(file));

type Sample = { schema: FieldSchema; value: unknown };

/** Every real file, and every example of every block. */
const samples: Sample[] = [
  ...files.map((file) => {
    const value: unknown = parse(readFileSync(join(content, file), 'utf8'));
    return { schema: schemaOfFile(file, value), value };
  }),
  ...readExamples().flatMap(({ type, examples }) => {
    const schema = blocks.find((block) => block.type === type)?.schema;
    return schema ? Object.values(examples).map((value) => ({ schema, value })) : [];
  }),
];

/** Every zod issue is reported once, and nothing is reported without one. */
function expectOneEach({ schema, value }: Sample) {
  const issues = z.safeParse(schema, value).error?.issues ?? [];
  const source = new Source(
    'pages/any.yaml',
    stringify(value ?? null, { aliasDuplicateObjects: false }),
  );
  const explained = explainIssues(
    source,
    { schema, value },
    issues,
    diagnoseIn(() => source),
  );
  for (const { diagnostic, issues: explainedIssues } of explained) {
    const message = inEnglish(diagnostic.message);
    expect(explainedIssues, message).not.toHaveLength(0);
    expect(message).not.toMatch(/undefined|\[object/);
  }
  const explainedIssues = explained.flatMap((one) => one.issues);
  const keyOf = ({ issue, path, name }: (typeof explainedIssues)[number]) =>
    JSON.stringify([issue.code, issue.message, path, name ?? null]);
  expect(new Set(explainedIssues.map(keyOf)).size, 'told once').toBe(explainedIssues.length);
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    for (const name of names) {
      const isExplained = explainedIssues.some(
        (one) =>
          (one.issue === issue && one.name === name) ||
          // Of a field that can be filled in in several ways, the way that was meant is explained.
          (issue.code === 'invalid_union' && startsWith(one.path, issue.path)),
      );
      expect(isExplained, `${JSON.stringify(issue)} of ${JSON.stringify(value)}`).toBe(true);
    }
  }
}

const startsWith = (path: readonly unknown[], start: readonly unknown[]) =>
  start.every((step, index) => path[index] === step);

const anyValue = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', 'hero', '/fees', 'a: b', '14th May', '2025-02-30', -1),
  fc.constantFrom<unknown>(1.5, 5e15, true, [], {}, [null], { asPublished: 5 }, 'x'.repeat(30_000)),
  fc.jsonValue(),
);

type Breakage = {
  pick: number;
  how: 'replace' | 'remove' | 'rename' | 'add' | 'repeat';
  by: unknown;
};

const breakage: fc.Arbitrary<Breakage> = fc.record({
  pick: fc.nat(),
  how: fc.constantFrom('replace', 'remove', 'rename', 'add', 'repeat'),
  by: anyValue,
});

/** All objects and lists in a value, the value itself among them. */
function holdersIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(holdersIn)];
}

/** A copy of a value that is broken somewhere. */
function broken(value: unknown, breakages: readonly Breakage[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const { pick, how, by: given } of breakages) {
    const by: unknown = structuredClone(given);
    const holders = holdersIn(copy);
    const holder = holders[pick % holders.length];
    if (Array.isArray(holder)) breakList(holder, pick, how, by);
    else if (isObject(holder)) breakObject(holder, pick, how, by);
  }
  return copy;
}

function breakList(list: unknown[], pick: number, how: Breakage['how'], by: unknown): void {
  const at = pick % (list.length + 1);
  if (how === 'remove') list.splice(at, 1);
  else if (how === 'repeat') list.push(...structuredClone(list), ...structuredClone(list));
  else list.splice(at, how === 'replace' ? 1 : 0, by);
}

function breakObject(
  object: Record<string, unknown>,
  pick: number,
  how: Breakage['how'],
  by: unknown,
): void {
  const names = Object.keys(object);
  const name = names[pick % names.length] ?? 'a';
  if (how === 'replace') object[name] = by;
  if (how === 'add') object['sonething'] = by;
  if (how === 'rename' || how === 'repeat') object[`${name}q`] = object[name];
  if (how === 'remove' || how === 'rename') delete object[name];
}

describe('every mistake in the shape of a file has exactly one diagnostic', () => {
  test('in broken copies of the real content and of the examples', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.array(breakage, { minLength: 1, maxLength: 4 }),
        ({ schema, value }, breakages) =>
          expectOneEach({ schema, value: broken(value, breakages) }),
      ),
      runs(25),
    );
  }, 1_200_000);

  test('with any value instead of a file or a block', () => {
    const schemas = [...Object.values(anyFileSchemas), ...blocks.map(({ schema }) => schema)];
    fc.assert(
      fc.property(fc.constantFrom<FieldSchema>(...schemas), anyValue, (schema, value) =>
        expectOneEach({ schema, value }),
      ),
      runs(25),
    );
  }, 1_200_000);
});

const explainedIssues = (yaml: string) =>
  checkFile(new Source('pages/mistake.yaml', yaml), []).diagnostics.map(
    ({ code, range }) => `${code} ${range.line}`,
  );

describe('a mistake is reported among others as it is alone', () => {
  test('rules between fields are checked on the valid fields', () => {
    const page = `title: Fees
blocks:
  - type: calendar
    tittle: Terms
    year: 2025
    terms:
      - name: Term 1
        opening: 2025-04-04
        closing: 2025-01-08
        holiday:
          name: April
          from: soon
          to: 2025-04-20
  - type: fee-table
    anchor: Our Fees
    terms:
      - term: Term 1
        amount: 100
    annualTotal: 200
`;
    expect(explainedIssues(page).toSorted()).toEqual([
      'date-form 12',
      'date-reversed 9',
      'not-a-name 15',
      'total-wrong 19',
      'unknown-field 4',
    ]);
  });

  test('a misspelt name hides nothing below it', () => {
    const page = `title: Fees
blocsk:
  - type: fee-tabel
    terms:
      - term: Term 1
        amuont: "115,500"
    anualTotal: 100
  - type: hero
    title: Fees
    Image:
      src: gate.svg
`;
    expect(explainedIssues(page).toSorted()).toEqual([
      'no-alt 10',
      'text-not-number 6',
      'unknown-block 3',
      'unknown-field 10',
      'unknown-field 2',
      'unknown-field 6',
      'unknown-field 7',
    ]);
  });

  test('a space around a name or a date is not a mistake', () => {
    const page = `title: Fees
blocks:
  - type: calendar
    anchor: " terms"
    year: 2025
    terms:
      - name: Term 1
        opening: "2025-01-08 "
        closing: 2025-04-04
        holiday: { name: April, from: 2025-04-05, to: 2025-04-20 }
`;
    expect(explainedIssues(page)).toEqual([]);
  });
});

const pageWithUnknown = (count: number) =>
  `title: Fees\nblocks:\n  - type: prose\n    text: Fees\n${Array.from({ length: count }, (_, index) => `    field${index}: 1`).join('\n')}\n`;

/** The processor's milliseconds for telling so many. */
const timeOf = (count: number) => {
  const started = process.cpuUsage();
  expect(explainedIssues(pageWithUnknown(count))).toHaveLength(count);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
};

test('four thousand unknown fields are checked in reasonable time', () => {
  timeOf(50);
  expect(timeOf(4000)).toBeLessThan(5000);
}, 60_000);

/** A further mistake in a block: what it does to it. */
const furtherMistakes: ((block: Record<string, unknown>) => Record<string, unknown>)[] = [
  (block) => block,
  (block) => ({ ...block, 'no-such-field': 'red' }),
  (block) => ('title' in block ? { ...block, title: 5 } : block),
  (block) => ({ ...block, anchor: 'Two words' }),
];

const isValidAs = (type: string, block: object) =>
  z.safeParse(blocks.find((one) => one.type === type)?.schema ?? z.never(), { ...block, type })
    .success;

test('a block with another type gets one message about it, whatever else is wrong in it', () => {
  const examples = readExamples().flatMap((block) =>
    Object.values(block.examples).flatMap((example) => (isObject(example) ? [example] : [])),
  );
  const types = blocks.map(({ type }) => type);
  fc.assert(
    fc.property(
      fc.constantFrom(...examples),
      fc.constantFrom(...types),
      fc.constantFrom(...furtherMistakes),
      (example, type, spoil) => {
        const block: Record<string, unknown> = { ...spoil({ ...example }), type };
        const page = stringify({ title: 'A', blocks: [block] });
        const found = checkFile(new Source('pages/any.yaml', page), []).diagnostics;
        // What a block lacks may be what is still to be written.
        const others = found.filter(
          ({ severity, code }) =>
            severity === 'error' && code !== 'missing-field' && code !== 'no-alt',
        );
        // A number as a title may be wrong twice: by its name, and by its value under the likely name.
        expect(others.length, page).toBeLessThanOrEqual(block['title'] === 5 ? 3 : 2);
        const [meant] = found.find(({ code }) => code === 'unknown-block')?.suggestions ?? [];
        if (meant !== undefined) expect(isValidAs(meant, example), page).toBe(true);
      },
    ),
    runs(25),
  );
});

test('a block with the first example of another type gets one message, unless all that it does is lack fields', () => {
  const examples = readExamples().flatMap((block) => Object.values(block.examples).slice(0, 1));
  const pairs = examples.flatMap((example) => blocks.map(({ type }) => ({ example, type })));
  for (const { example, type } of sampleOf(pairs, 60)) {
    const page = stringify({ title: 'A', blocks: [{ ...(isObject(example) && example), type }] });
    const errors = checkFile(new Source('pages/any.yaml', page), []).diagnostics.filter(
      ({ severity }) => severity === 'error',
    );
    // A block of this type that was just begun looks the same.
    if (!errors.every(({ code }) => code === 'missing-field' || code === 'no-alt'))
      expect(
        errors.map(({ message }) => inEnglish(message)),
        page,
      ).toHaveLength(1);
  }
}, 600_000);
