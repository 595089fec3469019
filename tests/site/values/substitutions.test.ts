// @vitest-environment jsdom
import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { pageSchema } from '../../../schema/page.ts';
import { substitute } from '../../../src/site/values/substitutions.ts';
import { textRenderer } from '../../text-renderer.ts';
import { siteOf } from '../site-of.ts';

const settings = (name: string) => siteOf({}, { name }).settings;
const noLinks = textRenderer((to) => ({ href: to, kind: 'page', newTab: false }));

/** What a reader sees of HTML that holds nothing but a paragraph or less. */
const wordsOf = (html: string): string => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element.textContent;
};

test('the name of the site stands in titles, labels, texts and descriptions of pictures', () => {
  const page = pageSchema.parse({
    title: 'About {{site.name}}',
    listing: { label: 'At {{ site.name }}' },
    blocks: [
      {
        type: 'hero',
        title: '{{site.name}}, {{site.name}}',
        text: 'Welcome to *{{site.name}}*.',
        image: { src: '{{site.name}}.svg', alt: 'The gate of {{site.name}}' },
        buttons: [{ label: 'Join {{site.name}}', to: '/{{site.name}}' }],
      },
    ],
  });
  expect(substitute(page, settings('Hill School'))).toMatchObject({
    title: 'About Hill School',
    listing: { label: 'At Hill School' },
    blocks: [
      {
        title: 'Hill School, Hill School',
        text: { markdown: 'Welcome to *Hill School*.' },
        image: { src: '{{site.name}}.svg', alt: 'The gate of Hill School' },
        buttons: [{ label: 'Join Hill School', to: { to: '/{{site.name}}' } }],
      },
    ],
  });
});

test('menus, the site map and the footer get the name as well', () => {
  const tree = siteOf(
    { about: { title: 'About {{site.name}}' } },
    { name: 'Hill School', footer: { notes: ['© {{site.name}}'] } },
  );
  expect(tree.pages[0]?.label).toBe('About Hill School');
  expect(tree.settings.footer.notes).toMatchObject([{ markdown: '© Hill School' }]);
});

test('what has no double braces, or unknown ones, is left as it is', () => {
  const page = pageSchema.parse({
    title: 'About',
    blocks: [{ type: 'prose', text: 'A {{riddle}} in {braces}.' }],
  });
  expect(substitute(page, settings('Hill School'))).toBe(page);
});

test('a name with signs that mean something in Markdown is shown as it is', () => {
  const anyName = string({ unit: constantFrom(...'aZ1é’\' -+.*_#&<>[]()!`~|\\"=:/{}$@,;') })
    .map((name) => name.replaceAll(/\s+/g, ' ').trim())
    .filter((name) => name !== '' && !name.includes('{{'));
  assert(
    property(anyName, constantFrom('inline' as const, 'prose' as const), (name, form) => {
      const text = substitute(
        { part: 'text' as const, form, markdown: '{{site.name}}' },
        { ...settings('Hill'), name },
      );
      expect(wordsOf(noLinks(text).html).trim()).toBe(name);
    }),
  );
});
