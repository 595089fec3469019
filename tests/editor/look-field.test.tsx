// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blocks } from '../../schema/blocks/index.ts';
import { choicesOf, fieldsOf, metaOf } from '../../schema/fields/field.ts';
import { valueAt } from '../../schema/value-at.ts';
import { FieldView } from '../../src/editor/fields/index.ts';
import { speak } from '../../src/editor/words/index.ts';
import { OpenedForm } from './opened-form.tsx';
import { openSession, file } from './opened-session.ts';
import { openText } from '../../src/content/index.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

const looks = blocks.flatMap(({ type, schema }) => {
  const look = fieldsOf(schema)?.get('look');
  return look ? [{ type, look }] : [];
});

test('every look of every block has a drawing of its own', () => {
  expect(looks.length).toBeGreaterThan(4);
  for (const { type, look } of looks) {
    const drawings = (choicesOf(look) ?? []).map((one) => metaOf(look).drawings?.[one]);
    expect(new Set(drawings).size, type).toBe(choicesOf(look)?.length);
    expect(drawings, type).not.toContain(undefined);
  }
});

test('a look is chosen by its drawing and its name, and left to itself again', () => {
  const { session } = openSession();
  const look = looks.find(({ type }) => type === 'hero')?.look;
  if (!look) throw new Error('The opening of a page has looks.');
  render(
    <OpenedForm
      session={session}
      show={({ root }) => (
        <FieldView
          schema={look}
          path={['blocks', 0, 'look']}
          value={valueAt(root, ['blocks', 0, 'look'])}
        />
      )}
    />,
  );
  const stored = () => valueAt(openText(session.textOf(file) ?? '')?.value, ['blocks', 0, 'look']);
  fireEvent.click(screen.getByRole('radio', { name: 'Picture below' }));
  expect(stored()).toBe('panorama');
  fireEvent.click(screen.getByRole('radio', { name: 'By itself' }));
  expect(stored()).toBeUndefined();
});
