import { expect, test } from 'vitest';
import { guideDocument } from '../../src/build/editor/guide-document.tsx';

test('headings of the guide can be linked to, and its pictures are lazy-loaded', () => {
  const html = guideDocument(
    '# Guide\n\n## Fee table\n\n## Ada {#fees}\n\n![Two terms](guide/fees.webp)\n',
    {
      language: 'en',
      css: '/edit.css',
      pictures: '/content/',
    },
  );
  expect(html).toContain('<h2 id="fee-table">Fee table</h2>');
  expect(html).toContain('<h2 id="fees">Ada</h2>');
  expect(html).toContain('<a href="#fees">Ada</a>');
  expect(html).toMatch(/<img src="\/content\/guide\/fees.webp" alt="Two terms" loading="lazy">/);
});
