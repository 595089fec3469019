// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blockSchema } from '../../schema/blocks/index.ts';
import { checkFile } from '../../src/content/check-file.ts';
import { Source } from '../../src/content/source.ts';
import { passagesOf } from '../../src/site/search/passages.ts';
import { createSearch } from '../../src/site/search/search.ts';
import { siteOf } from '../site/site-of.ts';
import { renderBlock } from './test-context.ts';
import { inEnglish } from '../../src/messages/word-message.ts';

const paragraphs = `Adopted in June.

### 2 Members

2.1 Whoever borrows is a member.
2.1.1 A member has one vote.

2.1.1.1. Nobody votes for another.

2.1.1.2 One who is ill, as in
2.5 per cent of cases, may name a member:

- in writing

2.11 Whoever moves away may stay.

10. The end`;

const page = { title: 'By-laws', blocks: [{ type: 'prose', title: 'By-laws', paragraphs }] };

test('numbered paragraphs are nested by their numbers, and each has an address', () => {
  document.body.innerHTML = renderBlock(blockSchema.parse(page.blocks[0]));
  const ids = Array.from(document.querySelectorAll('li[id]'), ({ id }) => id);
  expect(ids).toEqual(['p-2', 'p-2-1', 'p-2-1-1', 'p-2-1-1-1', 'p-2-1-1-2', 'p-2-11', 'p-10']);
  expect(document.querySelector('#p-2 #p-2-1 #p-2-1-1 > ol > #p-2-1-1-2')).not.toBeNull();
  expect(document.querySelector('#p-2-1 #p-2-11')).toBeNull();
  expect(document.querySelector('#p-2 > div > h3')?.textContent).toBe('Members');
  const last = document.querySelector('#p-2-1-1-2');
  expect(last?.querySelector('a')?.getAttribute('href')).toBe('#p-2-1-1-2');
  expect(last?.querySelector('a')?.textContent).toBe('2.1.1.2');
  expect(last?.textContent).toContain('2.5 per cent of cases');
  expect(last?.querySelector('ul li')?.textContent).toBe('in writing');
});

test('a paragraph is found by its number, first', () => {
  const others = Object.fromEntries(
    [1, 2, 12, 211].map((number) => [
      `p${number}`,
      {
        title: `Page ${number}`,
        blocks: [{ type: 'prose', text: `On 2 May 1 to ${number} came` }],
      },
    ]),
  );
  const tree = siteOf({ index: {}, ...others, 'by-laws': page });
  const search = createSearch(passagesOf(tree), { language: 'en' });
  for (const number of ['2.1.1.2', '2.1.1.1', '2.1.1', '2.11', '2.1']) {
    const [first] = search(number);
    expect(`${first?.passage.address}#${first?.passage.anchor}`, number).toBe(
      `/by-laws#p-${number.replaceAll('.', '-')}`,
    );
  }
  const [found] = search('ill vote member');
  expect(found?.passage.address).toBe('/by-laws');
});

const codesOf = (blocks: object[]) =>
  checkFile(new Source('pages/a.yaml', JSON.stringify({ title: 'A', blocks })), []).diagnostics.map(
    ({ code, message }) => `${code}: ${inEnglish(message)}`,
  );

test('words in another language are marked for screen readers, and a code that is none is reported', () => {
  const text = 'The [Câmara Municipal](lang:pt-PT) and [البلدية](lang:ar) answer.';
  document.body.innerHTML = renderBlock(blockSchema.parse({ type: 'prose', text }));
  const marked = Array.from(document.querySelectorAll('[lang]'), (element) => element.outerHTML);
  expect(marked).toEqual([
    '<span lang="pt-PT" dir="ltr">Câmara Municipal</span>',
    '<span lang="ar" dir="rtl">البلدية</span>',
  ]);
  expect(document.querySelector('a')).toBeNull();
  expect(codesOf([{ type: 'prose', text }])).toEqual([]);
  expect(codesOf([{ type: 'prose', text: 'The [Câmara](lang:portuguese).' }])).toEqual([
    'not-a-language: "portuguese" is not the code of a language. Did you mean pt?',
  ]);
});

test('a person’s name is spoken in its language, and written in its direction', () => {
  const items = [{ name: 'سارة', language: 'ar', role: 'Nurse', message: 'مرحبا' }];
  document.body.innerHTML = renderBlock(blockSchema.parse({ type: 'people', items }));
  expect(document.querySelector('h2 > span, h3 > span')?.outerHTML).toBe(
    '<span lang="ar" dir="rtl">سارة</span>',
  );
  expect(document.querySelector('[dir=rtl] .prose')?.textContent).toContain('مرحبا');
  expect(document.querySelector('p[class*=role]')?.closest('[lang]')).toBeNull();
});
