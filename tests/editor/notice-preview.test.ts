import { expect, test } from 'vitest';
import { createLoadCache } from '../../src/build/content-files/load-site.ts';
import { answerDevRequest, loadDevSite } from '../../src/dev/dev-site.ts';
import { pageToEdit } from '../../src/dev/shown-documents.ts';
import { Engine } from '../../src/editor/engine/engine.ts';
import { files } from './opened-session.ts';

/** What the script of a page fetches the notice by that visitors see at the moment. */
const watched = 'data-site-notice=';

test('a page that is edited does not fetch the notice of visitors, which would replace the one being written', async () => {
  const site = await loadDevSite('scripts/starter/library', createLoadCache());
  if (!site.tree) throw new Error('The fixture has mistakes.');
  const answer = answerDevRequest(site, new URL('/borrow?in-editor', 'http://localhost:5173'));
  const served = 'html' in answer ? answer.html : '';
  expect(served).toContain(watched);
  const rendered = new Engine({ files, pictures: [], isOnHost: false }).render(
    'pages/borrow.yaml',
    false,
  );
  for (const html of [pageToEdit(served), rendered?.html]) {
    expect(html).toContain('</main>');
    expect(html).not.toContain(watched);
  }
});
