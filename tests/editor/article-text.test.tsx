// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { valueAt } from '../../schema/value-at.ts';
import { openText } from '../../src/content/yaml/open-text.ts';
import { Panel } from '../../src/editor/panel/Panel.tsx';
import { selectedEvent } from '../../src/editor/ui/text-selection.ts';
import { speak } from '../../src/editor/words/words.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, openSession, storedSite } from './opened-session.ts';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(Range.prototype, { getClientRects: () => [] });
  return speak('en');
});

/** Opens a page with one text; returns what its file says after each change. */
async function openedText(text: string) {
  const page = `title: Fees\nblocks:\n  - type: prose\n    title: Fees\n    text: ${JSON.stringify(text)}\n`;
  const site = await storedSite('scripts/starter/library');
  const changed = { ...site.files, [file]: { text: page, hash: page, ofBytes: [] } };
  const { session } = openSession(undefined, { ...site, files: changed });
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
  await screen.findAllByRole('button', { name: 'Quotation' });
  const field = screen.getByRole('textbox', { name: 'Text' });
  return {
    field,
    written: () => valueAt(openText(session.textOf(file) ?? '')?.value, ['blocks', 0, 'text']),
  };
}

const text = [
  'Words.',
  '![A gate](gate.svg "The gate")',
  '| Day | Opens |\n| :-- | ---: |\n| Monday | 8 |',
  '<b>kept</b>\n[ref]: /visit',
].join('\n\n');

test('a picture in a text has fields for its description, caption and credit', async () => {
  const { field, written } = await openedText(text);
  const credit = within(field).getByRole('textbox', { name: 'Who made the picture' });
  expect(within(field).getByRole('textbox', { name: 'Caption' })).toHaveValue('The gate');
  fireEvent.input(credit, { target: { value: 'Rosa' } });
  expect(written()).toBe(text.replace('"The gate")', '"The gate"){credit="Rosa"}'));
});

test('a table in a text gets rows and columns, and the rest of the text stays as it is', async () => {
  const user = userEvent.setup();
  const { field, written } = await openedText(text);
  expect(screen.queryByRole('button', { name: 'Add a row' })).toBeNull();
  getSelection()?.collapse(within(field).getByText('Monday'), 0);
  fireEvent(field, new Event(selectedEvent));
  await user.click(await screen.findByRole('button', { name: 'Add a column' }));
  expect(written()).toBe(
    text.replace(
      '| Day | Opens |\n| :-- | ---: |\n| Monday | 8 |',
      '| Day |  | Opens |\n| :--- | --- | ---: |\n| Monday |  | 8 |',
    ),
  );
});
