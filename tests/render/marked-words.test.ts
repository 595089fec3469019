// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createSiteRenderer } from '../../src/render/site-renderer.ts';
import { passagesOf } from '../../src/site/search/passages.ts';
import { findPage } from '../../src/site/addresses/links.ts';
import type { SiteTree } from '../../src/site/site-tree.ts';
import { siteOf } from '../site/site-of.ts';
import { withoutFiles } from './without-files.ts';

const office = '[Câmara Municipal](lang:pt)';

const tree = siteOf({
  index: {
    title: 'Home',
    blocks: [
      {
        type: 'faq',
        anchor: 'questions',
        title: `The ${office}`,
        items: [
          { question: `Is the ${office} of {{site.name}} open?`, answer: `The ${office} is.` },
        ],
      },
      { type: 'people', title: 'Who', items: [{ name: '[مريم](lang:ar)', role: 'Clerk' }] },
    ],
  },
});

function htmlOf(site: SiteTree): string {
  const page = findPage(site, '/');
  if (!page) throw new Error('There is no home page.');
  return createSiteRenderer(site, withoutFiles).page(page);
}

test('words of another language in short texts have their language and its direction', () => {
  document.body.innerHTML = htmlOf(tree);
  const spoken = Array.from(
    document.querySelectorAll<HTMLElement>('main span[lang]'),
    ({ lang, dir, textContent }) => `${lang} ${dir} ${textContent}`,
  );
  expect(spoken).toEqual([
    'pt ltr Câmara Municipal',
    'pt ltr Câmara Municipal',
    'pt ltr Câmara Municipal',
    'ar rtl مريم',
  ]);
  expect(document.querySelector('summary')?.textContent).toBe(
    'Is the Câmara Municipal of Lakeside open?',
  );
});

test('no mark is in the head, in what search engines read, and in what the search finds', () => {
  expect(htmlOf(tree)).not.toContain('](lang:');
  const found = JSON.stringify(passagesOf(tree));
  expect(found).toContain('The Câmara Municipal');
  expect(found).not.toContain('](lang:');
});
