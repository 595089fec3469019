// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fieldsOf } from '../../schema/fields/field.ts';
import { valueAt } from '../../schema/value-at.ts';
import { openText } from '../../src/content/index.ts';
import { FieldView } from '../../src/editor/fields/index.ts';
import { schemasTo } from '../../src/editor/site/index.ts';
import { speak } from '../../src/editor/words/index.ts';
import { addDialogs } from '../client/browser-gaps.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, files, openSession } from './opened-session.ts';

const item = ['blocks', 0, 'items', 0];

addDialogs();

beforeEach(() => speak('en'));
afterEach(cleanup);

/** The field for the target of a button: the button with its name, or where to type if it has none. */
function openLink(to: '/' | 'nowhere' = '/') {
  const { session } = openSession();
  const after = `title: Fees\nblocks:\n  - type: buttons\n    items:\n      - label: Shop\n        to: ${to}\n`;
  session.changeTexts([{ file, before: files[file]?.text ?? null, after }]);
  const shown = render(
    <OpenedForm
      session={session}
      show={(form) => {
        const owner = schemasTo(form, item).at(-1);
        const schema = owner && fieldsOf(owner)?.get('to');
        const path = [...item, 'to'];
        return schema && <FieldView schema={schema} path={path} value={valueAt(form.root, path)} />;
      }}
    />,
  );
  const input =
    to === '/'
      ? screen.getByRole('button', { name: /^Leads to .*Change$/ })
      : screen.getByRole('textbox', { name: 'Leads to' });
  const stored = (name: string, ...path: (string | number)[]) =>
    valueAt(openText(session.textOf(name) ?? '')?.value, path);
  return { ...shown, session, input, stored };
}

test.each([
  [
    'shop.uniform.example/girls',
    'shop-uniform-example',
    'outside',
    'https://shop.uniform.example/girls',
  ],
  ['http://www.shop.example/', 'shop-example', 'outside', 'https://www.shop.example/'],
  ['bursar@school.example', 'email:bursar-school-example', 'contacts', 'bursar@school.example'],
  ['0712 345 678', 'phone:number-0712-345-678', 'contacts', '0712 345 678'],
])(
  '%s is a link once it is pasted or typed, with an entry in the settings',
  (address, to, list, text) => {
    for (const isPasted of [true, false]) {
      const { session, input, stored, unmount } = openLink(isPasted ? '/' : 'nowhere');
      if (isPasted) {
        fireEvent.paste(input, { clipboardData: { files: [], getData: () => `${address}\n` } });
      } else {
        fireEvent.change(input, { target: { value: address } });
        fireEvent.blur(input);
      }
      expect(stored(file, ...item, 'to')).toBe(to);
      const name = to.replace(/^\w+:/, '');
      expect(Object.values(Object(stored('site.yaml', list, name)))).toContain(text);
      // It is shown by its name, in which nothing is as in a file.
      const field = screen.getByRole('button', { name: /^Leads to .*Change$/ });
      expect(field.textContent).not.toContain(':');
      session.undo();
      expect(stored('site.yaml', list, name)).toBeUndefined();
      unmount();
    }
  },
);

test('a page is found by its title, and text that is no address stays as typed with its mistake', async () => {
  const { input, stored, session } = openLink('nowhere');
  fireEvent.change(input, { target: { value: 'swiming' } });
  expect(screen.queryByText(/swiming/)).toBeNull();
  fireEvent.blur(input);
  await screen.findByText(/swiming/);
  expect(stored(file, ...item, 'to')).toBe('swiming');
  const title = 'The library';
  session.edit([{ file: 'pages/index.yaml', op: { op: 'set', path: ['title'], value: title } }]);
  fireEvent.change(input, { target: { value: title.toLowerCase() } });
  fireEvent.blur(input);
  expect(stored(file, ...item, 'to')).toBe('/');
});

test('“Change” opens the choice of pages: parts of a page are listed once it is chosen or searched for', () => {
  const { input, stored } = openLink();
  fireEvent.click(input);
  const dialog = within(screen.getByRole('dialog'));
  const names = () =>
    dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  const kinds = 5;
  const all = names().slice(kinds);
  expect(all.length).toBeGreaterThan(1);
  // The link leads to the home page so far.
  const parts = all.filter((name) => name?.includes('#'));
  expect(parts).not.toEqual([]);
  expect(parts.filter((name) => !name?.includes('/#'))).toEqual([]);
  const search = dialog.getByRole('searchbox');
  fireEvent.change(search, { target: { value: '#' } });
  expect(names().some((name) => name !== undefined && /\w#/.test(name))).toBe(true);
  fireEvent.paste(search, {
    clipboardData: { files: [], getData: () => 'https://www.shop.example/' },
  });
  expect(stored(file, ...item, 'to')).toBe('shop-example');
  expect(screen.queryByRole('dialog')).toBeNull();
});
