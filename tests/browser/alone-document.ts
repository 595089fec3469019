import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { createLoadCache } from '../../src/build/content-files/load-site.ts';
import { answerDevRequest, loadDevSite, type ReadySite } from '../../src/dev/dev-site.ts';

const print = readFileSync('src/layout/styles/print.css', 'utf8');
const blank = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>')}`;

/** A content folder, ready to be shown. */
export async function readySite(folder: string): Promise<ReadySite> {
  const site = await loadDevSite(folder, createLoadCache());
  if (!site.tree) throw new Error(`The content of ${folder} has mistakes.`);
  return site;
}

/** A self-contained document: styles inlined, no scripts, and one picture for all. */
export function aloneDocument(site: ReadySite, address: string, picture = blank): string {
  const answer = answerDevRequest(site, new URL(address, 'http://localhost'));
  if (answer.kind !== 'page' && answer.kind !== 'tool') throw new Error(`${address} is no page.`);
  const styles = `<link rel="icon" href="data:,"><style>${site.css.replace(print, '').replaceAll(/url\(\/[^)]*\)/g, 'url(data:,)')}</style>`;
  return answer.html
    .replaceAll(/<script[^]*?<\/script>|<link[^>]*>|<iframe[^]*?<\/iframe>/g, '')
    .replaceAll(/ (src|srcset)="[^"]*"/gi, (_all, name: string) => ` ${name}="${picture}"`)
    .replace('</head>', () => `${styles}</head>`);
}

/** Shows a self-contained document. */
export async function showAlone(page: Page, document: string): Promise<void> {
  // The policy of a page of the site would hold for what takes its place.
  await page.goto('about:blank');
  await page.setContent(document);
}
