// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { valueAt } from '../../schema/value-at.ts';
import { openText } from '../../src/content/yaml/open-text.ts';
import { Panel } from '../../src/editor/panel/Panel.tsx';
import { speak } from '../../src/editor/words/words.ts';
import { findTable } from '../../src/site/checks/explain-table.ts';
import { imitatedHeading, imitatedList } from '../../src/site/text/imitated-structure.ts';
import { partsOfText, plainText } from '../../src/site/text/markdown.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, openSession, storedSite } from './opened-session.ts';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  return speak('en');
});

/** What a letter looks like after it was pasted or typed, with a list, a heading and a table by looks alone. */
const letter = [
  '**What to bring:**',
  '• A mattress',
  '• A mug',
  'Each child needs both.',
  'Term – Opens – Closes',
  'First – 6 January – 3 April',
  'Second – 27 April – 31 July',
].join('\n\n');

const kindsOf = (text: string) =>
  partsOfText(text).flatMap(({ type, nesting }) => (nesting === 1 ? [type] : []));

test('what a text only looks like is pointed out at its field, and made a list, a heading and a table', async () => {
  const page = [
    'title: Fees',
    'blocks:',
    '  - type: prose',
    '    title: The first day',
    `    text: ${JSON.stringify(letter)}`,
    '',
  ].join('\n');
  const site = await storedSite('scripts/starter/library');
  const changed = { ...site.files, [file]: { text: page, hash: page, ofBytes: [] } };
  const { session } = openSession(undefined, { ...site, files: changed });
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <OpenedForm
        session={session}
        show={(form) => (
          <Panel
            form={form}
            choice={{ path: ['blocks', 0], count: 0 }}
            close={() => {}}
            notice={null}
          />
        )}
      />
    </MemoryRouter>,
  );
  // It may be meant: the field is not marked like one with a mistake.
  await screen.findByRole('button', { name: 'Make it a list' });
  expect(document.querySelector('[data-wrong], [aria-invalid]')).toBeNull();
  for (const name of ['Make it a list', 'Make it a heading', 'Make it a table block']) {
    // A check that ends between finding a button and clicking it would replace the button.
    await act(() => session.engine.whenSettled());
    await user.click(await screen.findByRole('button', { name }));
  }
  const blocks = valueAt(openText(session.textOf(file) ?? '')?.value, ['blocks']);
  expect(blocks).toEqual([
    {
      type: 'prose',
      title: 'The first day',
      text: '### What to bring\n\n- A mattress\n- A mug\n\nEach child needs both.',
    },
    {
      type: 'table',
      columns: [{ label: 'Term' }, { label: 'Opens' }, { label: 'Closes' }],
      rows: [
        ['First', '6 January', '3 April'],
        ['Second', '27 April', '31 July'],
      ],
    },
  ]);
  expect(screen.queryByRole('button', { name: /^Make it/ })).toBeNull();
});

test.each([
  ['a dialogue', '– Who pays?\n\nThe parents do.'],
  ['one sentence that is bold', '**Bring both.**\n\nEach child needs them.'],
  ['a bold line with nothing below it', 'Each child needs both.\n\n**Thank you**'],
  ['a real list', '- A mattress\n- A mug'],
  ['a dash between words', 'Open – as always – on Monday.\n\nAsk us – by phone.'],
])('%s is left alone', (_, text) => {
  expect([imitatedList(text), imitatedHeading(text), findTable(text)]).toEqual([null, null, null]);
});

test('whatever is made a list is one to a screen reader, and loses no word', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{1,8}( [a-z]{1,8}){0,3}$/);
  const mark = fc.constantFrom('• ', '· ', '– ', '\\- ', '✓ ');
  const gap = fc.constantFrom('\n', '\n\n', '  \n');
  const property = fc.property(
    fc.array(word, { minLength: 2, maxLength: 6 }),
    mark,
    gap,
    word,
    (items, typed, between, before) => {
      const text = `${before}.\n\n${items.map((one) => typed + one).join(between)}`;
      const made = imitatedList(text)?.text ?? '';
      expect(kindsOf(made).filter((kind) => kind === 'list_item_open')).toHaveLength(items.length);
      expect(plainText({ part: 'text', form: 'prose', markdown: made })).toBe(
        [`${before}.`, ...items].join(' '),
      );
      expect(imitatedList(made)).toBeNull();
    },
  );
  fc.assert(property, { numRuns: 100 });
});
