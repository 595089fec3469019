import { expect, test } from 'vitest';
import { RebuildReasons } from '../../src/build/rebuild-reasons.ts';
import { tellRebuilds } from './incremental-builds.ts';
import { siteOf } from '../site/site-of.ts';

test('a build tells why it rendered a page again', async () => {
  const [first, same, edited, settings] = await tellRebuilds([
    null,
    null,
    ['pages/visit.yaml', /^title: .*$/m, 'title: Come and see us'],
    ['site.yaml', /^name: .*$/m, 'name: Another clinic'],
  ]);
  expect(first).toContain('no build by this version of the engine has rendered it');
  expect(same).toBe('');
  expect(edited).toMatch(
    /\/visit, because of:\n(?: .*\n)* {2}its texts, in content\/pages\/visit\.yaml/,
  );
  expect(edited).not.toContain('site.yaml');
  expect(settings).toMatch(/and \d+ more, because of:\n {2}site\.yaml/);
});

test('what was not rendered, and what is no page, is told too', () => {
  const { pages } = siteOf({ visit: {} });
  const reasons = new RebuildReasons();
  expect(reasons.tell(['/visit', '/nowhere'], pages)).toEqual([
    '/visit was not rendered: all that it is made from is as it was.',
    'There is no page /nowhere.',
  ]);
});
