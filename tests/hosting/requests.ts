import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from 'vitest';

/** The policy of pages in the table of the tests, as far as it is looked for. */
export const policyStart = "default-src 'none';script-src 'self'";

/** A page that is worth packing. */
export const feesPage = `<h1>Fees</h1>${'<p>115,500</p>'.repeat(200)}`;

/** The files of a small site, by their paths. */
export const siteFiles: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  'fees/index.html': feesPage,
  'fees/index.html.gz': gzipSync(feesPage),
  'fees/index.html.br': brotliCompressSync(feesPage),
  'AI/index.html': '<h1>AI</h1>',
  'prices/index.html': '<p>leads on</p>',
  'edit/index.html': '<h1>Edit</h1>',
  'edit/page/index.html': '<h1>Framed</h1>',
  'edit/content.json': '{"files":{}}',
  '404.html': '<h1>Not here</h1>',
  'assets/main-4fK2.js': 'export const ready = true;',
  'assets/gate-1a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'calendar.ics': 'BEGIN:VCALENDAR',
  'notice-en.json': '{"html":""}',
  'site.webmanifest': '{}',
  '.hosting-secret': 'hidden',
  '.publish/manifest.json': '{"hidden":true}',
};

/** What is asked of every kind of host, and what each must answer. */
export type HostRequest = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  status: number | readonly number[];
  /** What the body has, and what it has not. */
  body?: string;
  without?: string;
  /** Headers by their names in small letters; null where there must be none. */
  answers?: Record<string, RegExp | null>;
};

const page = {
  'content-type': /^text\/html; ?charset=utf-8$/i,
  'content-security-policy': new RegExp(policyStart),
  'cache-control': /^no-cache$/,
  'strict-transport-security': /^max-age=63072000$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
};

/** The one list of requests that the preview and every host must answer in the same way. */
export const requests: readonly HostRequest[] = [
  { path: '/', status: 200, body: 'Home', answers: page },
  { path: '/fees', status: 200, body: 'Fees', answers: page },
  { path: '/fees/', status: 200, body: 'Fees', answers: page },
  { path: '/fees?year=2026', status: 200, body: 'Fees' },
  { path: '/f%65es', status: 200, body: 'Fees' },
  {
    path: '/edit',
    status: 200,
    body: 'Edit',
    answers: {
      ...page,
      'content-security-policy':
        /^default-src 'none';script-src 'self';.*connect-src 'self' https:\/\/api\.github\.com;.*frame-ancestors 'none'$/,
      'x-robots-tag': /^noindex$/,
    },
  },
  {
    path: '/edit/page',
    status: 200,
    body: 'Framed',
    answers: { ...page, 'content-security-policy': /;frame-ancestors 'self'$/ },
  },
  {
    path: '/edit/content.json',
    status: 200,
    answers: { 'content-type': /^application\/json/, 'cache-control': /^no-cache$/ },
  },
  { path: '/Fees', status: 404, body: 'Not here', answers: page },
  { path: '/ai', status: 404 },
  { path: '/AI', status: 200, body: 'AI' },
  { path: '/nowhere', status: 404, body: 'Not here', answers: page },
  { path: '/fees/nowhere/at/all', status: 404, body: 'Not here' },
  { path: '/prices', status: 301, answers: { location: /^(?:https?:\/\/[\d.:]+)?\/fees$/ } },
  {
    path: '/prices/?year=2026&form=2',
    status: 301,
    answers: { location: /^(?:https?:\/\/[\d.:]+)?\/fees\?year=2026&form=2$/ },
  },
  {
    path: '/old/prices.html',
    status: 301,
    answers: { location: /^(?:https?:\/\/[\d.:]+)?\/fees$/ },
  },
  {
    path: '/assets/main-4fK2.js',
    status: 200,
    answers: {
      'cache-control': /^public, max-age=31536000, immutable$/,
      'content-type': /^(?:text|application)\/javascript/,
      'x-content-type-options': /^nosniff$/,
      // Only documents obey these.
      'content-security-policy': null,
      'permissions-policy': null,
      'strict-transport-security': null,
    },
  },
  { path: '/assets/main-0000.js', status: 404, body: 'Not here' },
  {
    path: '/assets/gate-1a.svg',
    status: 200,
    answers: {
      'content-type': /^image\/svg\+xml/,
      'content-security-policy': /^default-src 'none';style-src 'unsafe-inline';sandbox/,
      'permissions-policy': null,
    },
  },
  ...['/notice-en.json', '/site.webmanifest'].map((path) => ({
    path,
    status: 200,
    answers: {
      'cache-control': /^no-cache$/,
      'x-content-type-options': /^nosniff$/,
      'content-security-policy': null,
      'permissions-policy': null,
      'strict-transport-security': null,
    },
  })),
  { path: '/calendar.ics', status: 200, answers: { 'content-type': /^text\/calendar/ } },
  { path: '/fees', method: 'HEAD', status: 200, without: 'Fees', answers: page },
  { path: '/fees', method: 'POST', status: 405 },
  { path: '/fees', method: 'DELETE', status: 405 },
  {
    path: '/fees',
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
    answers: { 'content-encoding': /^gzip$/, vary: /accept-encoding/i },
  },
  { path: '/fees', status: 200, answers: { 'content-encoding': null } },
  {
    path: '/assets/main-4fK2.js',
    headers: { range: 'bytes=7-11' },
    status: 206,
    body: 'const',
    without: 'export',
    answers: { 'content-range': /^bytes 7-11\/26$/, 'content-length': /^5$/ },
  },
  {
    path: '/assets/main-4fK2.js',
    headers: { range: 'bytes=-5' },
    status: 206,
    body: 'true;',
    answers: { 'content-range': /^bytes 21-25\/26$/ },
  },
  {
    path: '/assets/main-4fK2.js',
    headers: { range: 'bytes=26-' },
    status: 416,
    without: 'export',
  },
  // Somebody goes on with a download after the file has changed.
  {
    path: '/assets/main-4fK2.js',
    headers: { range: 'bytes=7-11', 'if-range': '"another"' },
    status: 200,
    body: 'export',
  },
  { path: '/.hosting-secret', status: 404, without: 'hidden' },
  { path: '/.publish/manifest.json', status: 404, without: 'hidden' },
  { path: '/../secret.txt', status: [400, 403, 404], without: 'outside' },
  { path: '/%2e%2e/secret.txt', status: [400, 403, 404], without: 'outside' },
  { path: '/assets/..%2f..%2fsecret.txt', status: [400, 403, 404], without: 'outside' },
  // Caddy's way of refusing it is 500.
  { path: '/fees%00', status: [400, 403, 404, 500], without: 'Fees' },
  { path: '/assets/', status: [403, 404], without: 'gate-1a' },
];

/** What a host has answered. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Expects of a site in the folder `base` what the list says. */
export function expectAnswer(wanted: HostRequest, base: string, answer: Answer): void {
  const { status, headers, body } = answer;
  expect([wanted.status].flat()).toContain(status);
  if (wanted.body !== undefined) expect(body).toContain(wanted.body);
  if (wanted.without !== undefined) expect(body).not.toContain(wanted.without);
  for (const [name, value] of Object.entries(wanted.answers ?? {})) {
    if (value === null) expect(headers[name], name).toBeUndefined();
    else expect((headers[name] ?? '').toString().replace(base, ''), name).toMatch(value);
  }
}
