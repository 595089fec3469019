// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { valueAt } from '../../schema/value-at.ts';
import { galleryBlock } from '../../schema/blocks/gallery.ts';
import { fieldsOf } from '../../schema/fields/field.ts';
import { openText } from '../../src/content/index.ts';
import { ListField } from '../../src/editor/fields/ListField.tsx';
import { speak } from '../../src/editor/words/index.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, files, openSession } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

const path = ['blocks', 0, 'items'];

function openGallery() {
  const { session } = openSession((store) => ({
    ...store,
    uploadPicture: async (name) =>
      name.endsWith('.heic')
        ? { kind: 'refused', reason: 'heic' }
        : { kind: 'taken', picture: { name, width: 1200, height: 800, address: `/${name}` } },
  }));
  const first = '      - image:\n          src: river.svg\n          alt: The river\n';
  const after = `title: Photos\nblocks:\n  - type: gallery\n    items:\n${first}`;
  session.changeTexts([{ file, before: files[file]?.text ?? null, after }]);
  const schema = fieldsOf(galleryBlock.schema)?.get('items');
  if (!schema) throw new Error('A gallery has no items.');
  render(
    <OpenedForm
      session={session}
      show={({ root }) => <ListField schema={schema} path={path} value={valueAt(root, path)} />}
    />,
  );
  return { stored: () => valueAt(openText(session.textOf(file) ?? '')?.value, path) };
}

test('many photos are dropped at once, and ask for their descriptions in one list', async () => {
  const { stored } = openGallery();
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
