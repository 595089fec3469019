import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { assert, integer, property, record, string } from 'fast-check';
import { createElement, type CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildHostingTable } from '../../src/build/hosting/hosting-table.ts';
import { headersFor } from '../../src/build/hosting/headers-for.ts';
import { scriptsIn } from '../../src/render/content-policy.ts';
import { styleRules, takeStyles } from '../../src/render/style-attributes.ts';
import { siteOf } from '../site/site-of.ts';

const tree = siteOf({ index: {} }, { embeds: { hosts: ['maps.example'] } });
const policy =
  headersFor(buildHostingTable(tree, ['start()']).headers, '/fees')['Content-Security-Policy'] ??
  '';

test('a checker of policies finds nothing but that scripts of the site itself may run', () => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(
    findings
      .filter(({ severity }) => severity !== Severity.NONE && severity !== Severity.INFO)
      .map(({ directive, value, description }) => `${directive} ${value}: ${description}`),
  ).toEqual([expect.stringContaining("script-src 'self'")]);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain('frame-src https://maps.example;');
});

const formTo = (to?: string) => ({ type: 'form', fields: [{ label: 'Name' }], to });

test('answers of forms may go to the destinations that pages use, and nowhere else', () => {
  const withForms = siteOf(
    {
      index: {},
      ask: { blocks: [formTo('visits'), formTo()] },
      rooms: { blocks: [formTo('rooms')] },
    },
    {
      forms: {
        visits: { service: 'formspree', key: 'abc' },
        rooms: { service: 'own', address: 'https://forms.lakeside.example/rooms' },
        unused: { service: 'web3forms', key: 'x' },
      },
    },
  );
  const { headers } = buildHostingTable(withForms, ['start()']);
  const ofPage = headersFor(headers, '/ask')['Content-Security-Policy'] ?? '';
  expect(ofPage).toContain(
    "form-action 'self' https://formspree.io https://forms.lakeside.example;",
  );
  expect(ofPage).toContain(
    "connect-src 'self' https://formspree.io https://forms.lakeside.example;",
  );
  expect(ofPage).not.toContain('web3forms');
  expect(policy).toContain("form-action 'self';");
});

test('the editor on the web has a policy of its own, which pages know nothing of', () => {
  const edited = siteOf(
    { index: {} },
    {
      editing: {
        repository: 'https://github.com/lakeside/website',
        folder: 'content',
        review: false,
        signIn: { relay: 'https://sign-in.place.example/', client: 'id' },
      },
    },
  );
  const { headers } = buildHostingTable(edited, ['start()']);
  const editor = headersFor(headers, '/edit');
  const policyOf = (path: string) => headersFor(headers, path)['Content-Security-Policy'] ?? '';
  expect(editor['X-Robots-Tag']).toBe('noindex');
  expect(policyOf('/edit')).not.toContain('unsafe');
  expect(policyOf('/edit')).toContain(
    "connect-src 'self' https://api.github.com https://sign-in.place.example;",
  );
  expect(policyOf('/edit')).toContain("frame-ancestors 'none'");
  expect(policyOf('/edit/guide')).toBe(policyOf('/edit'));
  // The page that is edited is shown in a frame of the editor.
  expect(policyOf('/edit/page')).toContain("frame-ancestors 'self'");
  expect(policyOf('/edit/page')).toContain("'sha256-");
  expect(policyOf('/fees')).not.toContain('github');
  expect(policyOf('/fees')).toContain("frame-ancestors 'none'");
});

test('executable scripts are distinguished from data', () => {
  const html =
    '<script>a()</script><script type="application/json">{}</script><script data-values="{&quot;a&quot;:1}">b()</script><script src="/x.js"></script>';
  expect(scriptsIn(html)).toEqual(['a()', 'b()']);
});

test('inline styles become rules, whatever text surrounds them', () => {
  const style = record({ '--letters': integer({ min: 1, max: 18 }), '--x': string() });
  assert(
    property(style, string(), string(), (values, words, title) => {
      const { '--x': x } = values;
      const styles: CSSProperties = { ...values, '--x': /^[\w%. -]*$/.test(x) ? x : '8%' };
      const html = renderToStaticMarkup(
        createElement('p', { title, style: styles, className: words }, ` style="--y:1" ${words}`),
      );
      const taken = takeStyles(html);
      expect(taken.html).not.toMatch(/<[^>]*\sstyle=/);
      expect(taken.html.replace(' data-style=', ' style=')).toBe(html);
      expect(taken.styles).toHaveLength(1);
    }),
  );
  expect(styleRules(['--x:8%;--y:12%', 'object-position:50% 0%'])).toBe(
    ':root:root [data-style="--x:8%;--y:12%"]{--x:8%;--y:12%}:root:root [data-style="object-position:50% 0%"]{object-position:50% 0%}',
  );
});
