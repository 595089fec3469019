// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { disarmPage } from '../../src/editor/page/disarm-page.ts';

const parsed = (body: string): Document =>
  new DOMParser().parseFromString(`<!doctype html><body>${body}</body>`, 'text/html');

test.each([
  '<img src="x.png" onerror="alert(1)">',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<a href="java\nscript:alert(1)">x</a><a href=" JavaScript:alert(1)">y</a>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><iframe src="javascript:alert(1)"></iframe>',
  '<script>alert(1)</script><script type="module" src="javascript:alert(1)"></script>',
  '<base href="https://evil.example/"><object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
])('nothing in a page that is edited can run a script: %s', (body) => {
  const html = disarmPage(parsed(body)).body.innerHTML;
  expect(html).not.toMatch(/alert|evil/);
});

test('what pages consist of stays as it is', () => {
  const body =
    '<main id="app"><h1 class="a">Once upon</h1><a href="/fees#at">Fees</a><a href="tel:+254">Call</a>' +
    '<details open=""><summary>More</summary></details><script type="application/json">{"on":"x"}</script>' +
    '<iframe src="https://maps.example/" title="Map"></iframe><img src="data:image/svg+xml,x" alt=""></main>';
  expect(disarmPage(parsed(body)).body.innerHTML).toBe(body);
});
