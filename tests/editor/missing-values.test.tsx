// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { metaOf } from '../../schema/fields/field.ts';
import { controlOf } from '../../src/editor/forms/control-of.ts';
import { FieldView } from '../../src/editor/fields/FieldView.tsx';
import { Panel } from '../../src/editor/panel/Panel.tsx';
import type { Diagnostic } from '../../src/messages/diagnostic.ts';
import { speak } from '../../src/editor/words/words.ts';
import { OpenedForm } from './opened-form.tsx';
import { oneOfEachKind } from './one-of-each-kind.ts';
import { file, files, openSession } from './opened-session.ts';
import { sayAsIs } from '../../src/messages/message.ts';

// Nothing has a position here.
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

beforeEach(() => speak('en'));
afterEach(cleanup);

test('whatever kind of value is missing, the mistake is told at its field, where the focus can go', () => {
  const { session } = openSession();
  const path = ['missing'];
  const range = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  const message = 'It is missing.';
  const missing: Diagnostic = {
    code: 'missing-field',
    severity: 'error',
    file,
    path,
    range,
    where: [],
    message: sayAsIs(message),
    help: [],
    related: [],
  };
  session.dispatch({ kind: 'checked', diagnostics: [missing] });
  const kinds = oneOfEachKind();
  expect(kinds.length).toBeGreaterThan(20);
  for (const schema of kinds) {
    const { kind } = metaOf(schema);
    render(
      <OpenedForm
        session={session}
        show={() => <FieldView schema={schema} path={path} value={undefined} />}
      />,
    );
    expect(screen.queryAllByText('It is missing.'), kind).toHaveLength(1);
    expect(controlOf(path), kind).not.toBeNull();
    cleanup();
  }
});

test('a row with a mistake opens at its first field that is wrong', async () => {
  const { session } = openSession();
  const after =
    'title: Prices\nblocks:\n  - type: charges\n    title: Prices\n    items:\n      - title: Swimming kit\n';
  session.changeTexts([{ file, before: files[file]?.text ?? null, after }]);
  await vi.waitFor(() => expect(session.state.diagnostics).not.toEqual([]));
  render(
    <OpenedForm
      session={session}
      show={(form) => (
        <Panel
          form={form}
          choice={{ path: ['blocks', 0, 'items', 0], count: 1 }}
          close={() => {}}
          notice={null}
        />
      )}
    />,
  );
  const amount = screen.getByRole('textbox', { name: /^Amount/, description: /amount/ });
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(amount);
});
