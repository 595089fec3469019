// @vitest-environment jsdom
import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shortenMarkup } from '../../src/render/shorten-markup.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Texts with what is shortened in markup. */
const text = fc
  .array(
    fc.constantFrom(
      '=""',
      '/>',
      '></use>',
      "'",
      '"',
      '<br/>',
      ' colSpan=',
      ' ',
      '<script>',
      'a',
      '&',
    ),
  )
  .map((parts) => parts.join(''));

test('browsers read the same document, whatever its texts and attributes are', () => {
  fc.assert(
    fc.property(text, text, (words, value) => {
      const html = renderToStaticMarkup(
        <main>
          <p title={value} hidden>
            {words}
            <br />
            <img alt={value} src="" />
            <button type="button" popoverTarget={value} disabled>
              <svg viewBox="0 0 24 24">
                <use href={value} />
                <path d={value} />
              </svg>
            </button>
          </p>
          <time dateTime={value}>{words}</time>
          <input value={value} readOnly />
          <script dangerouslySetInnerHTML={{ __html: 'if (a === "") b = `<br/>`' }} />
          <script type="application/json">{words.replaceAll(/[<>"&']/g, '')}</script>
        </main>,
      );
      const short = shortenMarkup(html);
      expect(short.length).toBeLessThan(html.length);
      expect(parse(short).isEqualNode(parse(html)), short).toBe(true);
    }),
  );
});
