// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { valueAt } from '../../schema/value-at.ts';
import { documentsBlock } from '../../schema/blocks/documents.ts';
import { galleryBlock } from '../../schema/blocks/gallery.ts';
import { fieldsOf, itemOf, type FieldSchema } from '../../schema/fields/field.ts';
import { openText } from '../../src/content/index.ts';
import { LinkField } from '../../src/editor/fields/link-field.tsx';
import { ListField } from '../../src/editor/fields/ListField.tsx';
import { speak } from '../../src/editor/words/index.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, files, openSession } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

const path = ['blocks', 0, 'items'];

/** A field of the first block of a page; the store takes every file but those that it is told to refuse. */
function openBlock(
  block: string,
  show: { schema: FieldSchema | undefined; path: (string | number)[]; Field: typeof ListField },
) {
  const { session } = openSession((store) => ({
    ...store,
    upload: async (folder, name) => {
      if (name.endsWith('.heic')) return { kind: 'refused', reason: 'heic' };
      if (name.startsWith('half')) return { kind: 'refused', reason: 'broken' };
      return folder === 'images'
        ? {
            kind: 'taken',
            upload: { folder, stored: { name, width: 1200, height: 800, address: `/${name}` } },
          }
        : { kind: 'taken', upload: { folder, stored: { name, bytes: 2000, isUsed: true } } };
    },
  }));
  const after = `title: Files\nblocks:\n  - ${block}`;
  session.changeTexts([{ file, before: files[file]?.text ?? null, after }]);
  const { schema, Field } = show;
  if (!schema) throw new Error('The block has no such field.');
  render(
    <OpenedForm
      session={session}
      show={({ root }) => (
        <Field schema={schema} path={show.path} value={valueAt(root, show.path)} />
      )}
    />,
  );
  return { session, stored: () => valueAt(openText(session.textOf(file) ?? '')?.value, path) };
}

test('many photos are dropped at once, and ask for their descriptions in one list', async () => {
  const first = '      - image:\n          src: river.svg\n          alt: The river\n';
  const { stored } = openBlock(`type: gallery\n    items:\n${first}`, {
    schema: fieldsOf(galleryBlock.schema)?.get('items'),
    path,
    Field: ListField,
  });
  const photos = Array.from({ length: 8 }, (_, index) => new File([''], `photo-${index}.jpg`));
  fireEvent.drop(screen.getByRole('button', { name: 'Add several photos' }), {
    dataTransfer: { files: [...photos, new File([''], 'phone.heic')] },
  });
  await screen.findByRole('heading', { name: '8 photos without a description' });
  expect(screen.getByRole('alert').textContent).toContain('phone.heic was not taken.');
  expect(stored()).toHaveLength(9);
  const fields = screen.getAllByRole('textbox', { name: /What it shows/ });
  expect(fields).toHaveLength(8);
  const [second] = fields.slice(1);
  if (second) fireEvent.change(second, { target: { value: 'The band plays' } });
  await screen.findByRole('heading', { name: '7 photos without a description' });
  await vi.waitFor(() =>
    expect(stored()).toContainEqual({ image: { src: 'photo-1.jpg', alt: 'The band plays' } }),
  );
  // The field stays in the list while somebody types in it.
  expect(
    within(screen.getAllByRole('list').at(-1) ?? document.body).getAllByRole('textbox'),
  ).toHaveLength(8);
});

const items = fieldsOf(documentsBlock.schema)?.get('items');

test('several documents are dropped at once, and each is listed; a broken one says why it is not', async () => {
  const { stored } = openBlock('type: documents\n    items:\n      - file: files/rules.pdf\n', {
    schema: items,
    path,
    Field: ListField,
  });
  fireEvent.drop(screen.getByRole('button', { name: 'Add several documents' }), {
    dataTransfer: {
      files: ['fees.pdf', 'half.pdf', 'form.docx'].map((name) => new File([''], name)),
    },
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /half\.pdf was not taken\. It cannot be read/,
  );
  expect(stored()).toEqual([
    { file: 'files/rules.pdf' },
    { file: 'files/fees.pdf' },
    { file: 'files/form.docx' },
  ]);
});

test('the first documents of a new block take the place of its examples', async () => {
  const { session, stored } = openBlock('type: documents\n    items: []\n', {
    schema: items,
    path,
    Field: ListField,
  });
  const value = [{ file: 'files/example.pdf' }];
  session.edit([{ file, op: { op: 'set', path, value, isExample: true } }]);
  const drop = async (name: string) => {
    fireEvent.drop(await screen.findByRole('button', { name: 'Add several documents' }), {
      dataTransfer: { files: [new File([''], name)] },
    });
    await vi.waitFor(() => expect(JSON.stringify(stored())).toContain(name));
  };
  await drop('fees.pdf');
  expect(stored()).toEqual([{ file: 'files/fees.pdf' }]);
  await drop('form.docx');
  expect(stored()).toEqual([{ file: 'files/fees.pdf' }, { file: 'files/form.docx' }]);
});

test('a new version of a document keeps the former one on top of the earlier versions, in one step', async () => {
  const item = items && itemOf(items);
  const { session, stored } = openBlock(
    'type: documents\n    items:\n      - file: files/rules.pdf\n        earlier:\n          - file: files/old.pdf\n',
    {
      schema: item ? fieldsOf(item)?.get('file') : undefined,
      path: [...path, 0, 'file'],
      Field: LinkField,
    },
  );
  const before = stored();
  fireEvent.change(screen.getByLabelText('New version', { selector: 'input' }), {
    target: { files: [new File([''], 'rules-2027.pdf')] },
  });
  await screen.findByText('rules-2027.pdf is there.');
  expect(stored()).toEqual([
    {
      file: 'files/rules-2027.pdf',
      earlier: [{ file: 'files/rules.pdf' }, { file: 'files/old.pdf' }],
    },
  ]);
  session.undo();
  expect(stored()).toEqual(before);
});
