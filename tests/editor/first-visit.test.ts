// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { OpenPage } from '../../src/editor/page/open-page.ts';
import { createSiteRenderer } from '../../src/render/site-renderer.ts';
import { addDialogs } from '../client/browser-gaps.ts';
import { withoutFiles } from '../render/without-files.ts';
import { siteOf } from '../site/site-of.ts';
import { openSession } from './opened-session.ts';

addDialogs();
beforeEach(() => sessionStorage.clear());

const flyer = { title: 'Grade 10 is open', lines: [], button: { label: 'Apply', to: '/floods' } };
const notice = { text: 'Closed today: the road is under water.', level: 'warning' } as const;

/** The home page in the editor, after whoever edits has put everything away on the site. */
function openHome(settings: NonNullable<Parameters<typeof siteOf>[1]>): [OpenPage, Document] {
  const tree = siteOf({ index: {}, floods: {} }, settings);
  const home = tree.pages.find(({ isHome }) => isHome);
  const html = home ? createSiteRenderer(tree, withoutFiles).page(home) : '';
  const document = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.setAttribute('data-notice-away', '');
  document.documentElement.dataset['countdown'] = 'collapsed';
  const page = new OpenPage({
    session: openSession().session,
    file: 'pages/index.yaml',
    document,
    served: Promise.resolve(html),
    choose: () => undefined,
    follow: () => undefined,
    shown: () => undefined,
  });
  return [page, document];
}

const isOpen = (document: Document) => document.querySelector('[data-flyer]')?.hasAttribute('open');

test('the page in the editor is that of a first visit: nothing is put away, and trying it opens the flyer', () => {
  const [page, document] = openHome({ flyer });
  expect(document.documentElement.dataset).not.toHaveProperty('countdown');
  expect(isOpen(document)).toBe(false);
  page.setTried(true);
  expect(isOpen(document)).toBe(true);
  page.setTried(false);
  expect(isOpen(document)).toBe(false);
  page.close();
});

test('trying a page with a notice shows the notice and no flyer, as visitors have it', () => {
  const [page, document] = openHome({ flyer, notice });
  expect(document.documentElement.hasAttribute('data-notice-away')).toBe(false);
  page.setTried(true);
  expect(isOpen(document)).toBe(false);
  page.close();
});
