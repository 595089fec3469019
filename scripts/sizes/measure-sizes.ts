import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hostingFile, readHosting } from '../../src/build/hosting/hosting-file.ts';
import { withoutBase } from '../../src/site/addresses/base.ts';

/** The largest file of a kind on a built site, compressed (Brotli), in bytes. */
export type Size = { label: string; budget: number; bytes: number; page: string };

const kilobyte = 1024;

const budgets = {
  'HTML of a page': 7 * kilobyte,
  'HTML of the shortest page': 6 * kilobyte,
  'script of every page': 7 * kilobyte,
  'styles of the frame': 5.5 * kilobyte,
  'page without an island, fonts and pictures': 24 * kilobyte,
};

type Kind = keyof typeof budgets;

/**
 * Measures the pages of a built site: the largest of each kind, and the shortest page, which is little but the frame.
 */
export function measureSizes(folder: string): Size[] {
  const { base = '' } = readHosting(readFileSync(path.join(folder, hostingFile), 'utf8'));
  const weights = new Map<string, number>();
  const weigh = (address: string): number => {
    const file = path.join(folder, withoutBase(address, base));
    const cached = weights.get(file) ?? brotliCompressSync(readFileSync(file)).length;
    weights.set(file, cached);
    return cached;
  };
  const heaviest = new Map<Kind, Omit<Size, 'label' | 'budget'>>();
  const note = (kind: Kind, bytes: number, page: string) => {
    if (bytes > (heaviest.get(kind)?.bytes ?? -1)) heaviest.set(kind, { bytes, page });
  };
  let shortest = { bytes: Infinity, page: '' };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(file) !== 'index.html') continue;
    const html = readFileSync(path.join(folder, file), 'utf8');
    const script = /data-script="([^"]*)"/.exec(html)?.[1];
    // The document at a former URL has none.
    if (script === undefined) continue;
    const page = `/${path.dirname(file).replaceAll('\\', '/')}`.replace(/^\/\.$/, '/');
    const styles = Array.from(
      html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g),
      ([, href = '']) => weigh(href),
    );
    const documentSize = brotliCompressSync(html).length;
    note('HTML of a page', documentSize, page);
    if (documentSize < shortest.bytes) shortest = { bytes: documentSize, page };
    note('script of every page', weigh(script), page);
    note('styles of the frame', styles[0] ?? 0, page);
    if (html.includes('data-island=')) continue;
    const all = styles.reduce((sum, bytes) => sum + bytes, documentSize + weigh(script));
    note('page without an island, fonts and pictures', all, page);
  }
  note('HTML of the shortest page', shortest.bytes, shortest.page);
  return Array.from(heaviest, ([label, size]) => ({
    label,
    budget: budgets[label],
    ...size,
  }));
}
