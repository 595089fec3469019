import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriersOf } from '../browser/barriers.ts';
import {
  edit,
  filesIn,
  press,
  startClinic,
  write,
  type EditedClinic,
} from '../browser/edit-clinic.ts';

let clinic: EditedClinic;

beforeAll(async () => {
  clinic = await startClinic(5398);
  // The first visit waits for the scripts of the editor, which a busy machine bundles slowly.
  await edit(clinic, '/@edit').catch(() => undefined);
});
afterAll(() => clinic.stop());

test('by keyboard, a picture gets a successor in all its places, and the old one is deleted, published, and back after undo', async () => {
  const { page } = await edit(clinic, '/@edit');
  await press(page.getByRole('button', { name: 'More', exact: true }));
  await press(page.getByRole('link', { name: 'Pictures of the site' }));
  const ridge = page.getByRole('listitem', { name: 'Ridge', exact: true });
  await write(page.getByRole('searchbox'), 'ridge');
  await ridge.waitFor();
  expect(await barriersOf(page)).toEqual([]);
  await press(ridge.getByRole('button', { name: /^Replace everywhere/ }));
  const dialog = page.getByRole('dialog', { name: 'Replace everywhere' });
  const buffer = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#1e6ab2' },
  })
    .jpeg()
    .toBuffer();
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'New ridge.jpg', mimeType: 'image/jpeg', buffer });
  // It is described in two languages.
  const [description, inKiswahili] = ['en', 'sw'].map((language) =>
    dialog.locator(`textarea[lang^=${language}]`),
  );
  if (!description || !inKiswahili) throw new Error('Nothing is to be described.');
  await expect.poll(() => description.evaluate((one) => one.matches(':focus'))).toBe(true);
  await press(dialog.getByRole('button', { name: 'Replace everywhere' }));
  await dialog.getByText('Say in a few words what the picture shows.').first().waitFor();
  await write(description, 'The hill in the morning');
  await press(dialog.getByRole('button', { name: /^It still fits/ }).last());
  expect(await inKiswahili.inputValue()).not.toBe('');
  await dialog.getByRole('slider').first().fill('30');
  expect(await barriersOf(page)).toEqual([]);
  await press(dialog.getByRole('button', { name: 'Replace everywhere' }));
  const written = () =>
    ['index.yaml', 'sw/index.yaml']
      .map((name) => readFileSync(path.join(clinic.content, 'pages', name), 'utf8'))
      .join('\n');
  await expect.poll(() => written().match(/src: new-ridge\.jpg/g)?.length).toBe(2);
  expect(written()).not.toContain('src: ridge.svg');
  expect(written()).toContain('alt: The hill in the morning');

  await page.getByRole('radio', { name: /^Not used/ }).press('Space');
  await press(ridge.getByRole('button', { name: /^Delete this picture/ }));
  expect(await barriersOf(page)).toEqual([]);
  await press(page.getByRole('alert').getByRole('button', { name: 'Delete', exact: true }));
  await expect.poll(() => filesIn(clinic, 'images')).not.toContain('ridge.svg');
  await press(page.getByRole('link', { name: /^Publish/ }));
  await page.getByRole('heading', { name: 'The picture ridge.svg' }).waitFor();
  await press(page.getByRole('button', { name: 'Publish now' }));
  await page.getByRole('heading', { name: 'Published' }).waitFor();
  const inRemote = () =>
    clinic.git('--git-dir', clinic.remote, 'ls-tree', '-r', '--name-only', 'main');
  expect(inRemote()).toContain('images/new-ridge.jpg');
  expect(inRemote()).not.toContain('images/ridge.svg');

  // What was published is undone when that is confirmed.
  await page.keyboard.press('ControlOrMeta+Z');
  await press(page.getByRole('button', { name: 'Undo it all the same' }));
  await expect.poll(() => filesIn(clinic, 'images')).toContain('ridge.svg');
}, 400_000);
