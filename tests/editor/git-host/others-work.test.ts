import { expect, test } from 'vitest';
import { fees, feesWith, publish, save, storeSetup } from './store-setup.ts';

test('an editor learns who else has unpublished changes, and to which files, until they are published', async () => {
  const { open, repository } = await storeSetup();
  const [amina, baraka] = [open('amina'), open('baraka')];
  expect(await amina.others()).toEqual([]);
  await save(baraka, feesWith(110));
  await save(amina, 'title: Start\n', 'pages/index.yaml');
  expect(await amina.others()).toEqual([{ name: 'baraka', files: [fees] }]);
  // The name that the account has at the host, where it has one.
  expect(await baraka.others()).toEqual([{ name: 'Amina Wanjiru', files: ['pages/index.yaml'] }]);
  // Drafts of another site in the repository, and what is no draft of the editor.
  await save(open('chao', { folder: 'other' }), 'title: Elsewhere\n', 'pages/index.yaml');
  repository.commit('drafts/dena', { 'README.md': 'Mine\n' });
  expect(await amina.others()).toEqual([{ name: 'baraka', files: [fees] }]);
  await publish(baraka);
  expect(await amina.others()).toEqual([]);
});

test('looking again asks only for the heads of the branches', async () => {
  const { open, double } = await storeSetup();
  const [amina, baraka] = [open('amina'), open('baraka')];
  await save(baraka, feesWith(110));
  await amina.others();
  const before = double.requests.length;
  await amina.others();
  expect(double.requests.slice(before)).toEqual([
    expect.stringContaining('/git/ref/heads/main'),
    expect.stringContaining('/git/matching-refs/heads/drafts/'),
  ]);
});
