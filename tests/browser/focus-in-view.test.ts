import { expect, test } from 'vitest';
import { coveredControls } from './focus-in-view.ts';

// All pages take a minute and are among the long tests. These have what floats, forms, lists and many questions.
test('nothing that has the focus lies below what floats', async () => {
  const addresses = ['/', '/fees', '/join-us', '/stem', '/social-sciences', '/calendar'];
  expect(await coveredControls(addresses)).toEqual([]);
});
