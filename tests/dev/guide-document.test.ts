import { expect, test } from 'vitest';
import { guideDocument } from '../../src/editor-build/editor-document.tsx';

test('headings of the guide can be linked to, and its pictures are lazy-loaded', () => {
  const html = guideDocument('## Fee table\n\n![Two terms](guide/fees.webp)\n', {
    css: '/edit.css',
    pictures: '/content/',
  });
  expect(html).toContain('<h2 id="fee-table">Fee table</h2>');
  expect(html).toMatch(/<img src="\/content\/guide\/fees.webp" alt="Two terms" loading="lazy">/);
});
