// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LinkPicker } from '../../src/editor/pickers/LinkPicker.tsx';
import { OfferPicker } from '../../src/editor/pickers/OfferPicker.tsx';
import { PicturePicker } from '../../src/editor/pickers/PicturePicker.tsx';
import { speak } from '../../src/editor/words/words.ts';
import { addDialogs } from '../client/browser-gaps.ts';
import { OpenedForm } from './opened-form.tsx';
import { openSession } from './opened-session.ts';

addDialogs();
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
beforeEach(() => speak('en'));
afterEach(cleanup);

const { session } = openSession((store) => ({
  ...store,
  upload: async (_folder, name) => ({
    kind: 'taken',
    upload: { folder: 'images', stored: { name, address: `/${name}`, width: 4, height: 3 } },
  }),
}));
const common = { description: '', isOptional: false, close: () => undefined };

/** What a refused dialog says, at the field that has the focus. */
function refused(button: string): string | null {
  fireEvent.click(screen.getByRole('button', { name: button }));
  const field = document.activeElement;
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  const message = screen.getByRole('alert');
  expect(field?.getAttribute('aria-describedby')?.split(' ')).toContain(message.id);
  return message.textContent;
}

test('an upload leads to its description, which stands before all other pictures', async () => {
  const taken: unknown[] = [];
  const picker = () => (
    <PicturePicker
      {...common}
      value={{ src: '', alt: '', focus: null }}
      isFileOnly={false}
      use={(picture) => taken.push(picture)}
    />
  );
  render(
    <MemoryRouter>
      <OpenedForm session={session} show={picker} />
    </MemoryRouter>,
  );
  expect(refused('Use this picture')).toBe('Nothing is chosen yet.');
  const files = [new File(['x'], 'yard.jpg', { type: 'image/jpeg' })];
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files } });
  const description = await screen.findByRole('textbox', { name: /^Description/ });
  await waitFor(() => expect(document.activeElement).toBe(description));
  const [firstPicture] = screen.getAllByRole('radio');
  const order = description.compareDocumentPosition(firstPicture!);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  screen.getByRole('searchbox').focus();
  expect(refused('Use this picture')).toContain('Say in a few words');
  fireEvent.change(description, { target: { value: 'The yard' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
  expect(taken).toEqual([{ src: 'yard.jpg', alt: 'The yard', focus: null }]);
});

test.each([
  [
    'Use this one',
    () => <OfferPicker {...common} kind="pattern" label="Pattern" value="" use={() => undefined} />,
  ],
  ['Use this link', () => <LinkPicker {...common} value="" use={() => undefined} />],
])('a dialog in which nothing is chosen says so at a field: %s', (button, picker) => {
  render(<OpenedForm session={session} show={picker} />);
  expect(refused(button)).toBe('Nothing is chosen yet.');
});
