import { expect, test } from 'vitest';
import { readFieldKeys } from '../../schema/field-keys.ts';
import { fieldsOf, isOptional, metaOf } from '../../schema/fields/field.ts';
import { fieldList } from '../../src/build/content-files/guide/field-words.ts';
import { partsOfForm } from '../../src/editor/forms/form-fields.ts';

const objects = [...readFieldKeys()].flatMap(([schema, [key = '']]) =>
  fieldsOf(schema) ? [{ schema, key }] : [],
);

test('a form shows at most six fields at once, but for those that must be filled in', () => {
  expect(objects.length).toBeGreaterThan(80);
  const long = objects.filter(({ schema }) => {
    const { first } = partsOfForm(schema, undefined);
    return first.length > 6 && first.some((one) => isOptional(one.schema));
  });
  expect(long.map(({ key }) => key)).toEqual([]);
});

test('what a form folds is not all that it has', () => {
  const closed = objects.filter(({ schema }) => {
    const { first, folded } = partsOfForm(schema, undefined);
    return first.length === 0 && folded.length > 0;
  });
  expect(closed.map(({ key }) => key)).toEqual(['section-menu']);
});

test('the guide describes every field of every block, by its hint or by its label', () => {
  const silent = objects.flatMap(({ schema }) =>
    fieldList(schema).filter((line) => /\): *$/.test(line)),
  );
  expect(silent).toEqual([]);
  expect(objects.every(({ schema }) => metaOf(schema).label !== '')).toBe(true);
});
