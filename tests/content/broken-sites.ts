import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSite, type CheckedSite } from '../../src/build/content-files/load-site.ts';

export const mistakesFolder = join(import.meta.dirname, '..', 'fixtures', 'mistakes');

/** What the corpus says of one broken file: the code it gets and the words at which its place begins. */
export type Mistake = {
  code: string;
  /** The words of the file that are at fault; `nth` counts from 1. */
  at?: string;
  nth?: number;
  /** Characters between those words and the place before them, such as an opening quote. */
  before?: number;
  /** Of a case with several files: the file that is at fault, and its line and column if they are not the first. */
  file?: string;
  line?: number;
  column?: number;
  encoding?: 'latin1' | 'utf16';
  /** A file is filled up with blanks to this size. */
  bytes?: number;
  /** A file that is taken out of the site; such a case may do without files of its own. */
  without?: string;
  warning?: boolean;
};

export const mistakes: Record<string, Mistake> = JSON.parse(
  readFileSync(join(mistakesFolder, 'cases.json'), 'utf8'),
);

export const goodFiles: string[] = readdirSync(join(mistakesFolder, 'good')).map(
  (file) => `good/${file}`,
);

/** Where a file of the corpus stands in a site. */
export function pathInSite(name: string): string {
  if (name.startsWith('settings/')) return 'site.yaml';
  if (name.startsWith('themes/')) return 'theme.yaml';
  if (name.startsWith('lists/')) return 'data/rates.yaml';
  if (name.startsWith('data/')) return 'data/mathematics.yaml';
  return name.startsWith('folders/') ? '' : 'pages/mistake.yaml';
}

const loaded = new Map<string, Promise<CheckedSite>>();

/** The small valid site of the corpus with one of its broken files (or folders) put into it; each is loaded once. */
export function loadWith(name: string): Promise<CheckedSite> {
  const site = loaded.get(name) ?? loadBroken(name);
  loaded.set(name, site);
  return site;
}

function loadBroken(name: string): Promise<CheckedSite> {
  return inCopy((folder) => {
    const { bytes, without } = mistakes[name] ?? {};
    if (without !== undefined) rmSync(join(folder, without));
    if (without !== undefined && !existsSync(join(mistakesFolder, name))) return;
    const [source, target] = [join(mistakesFolder, name), join(folder, pathInSite(name))];
    cpSync(source, target, { recursive: statSync(source).isDirectory() });
    if (bytes !== undefined) appendFileSync(target, ' '.repeat(bytes - statSync(target).size));
  });
}

/** Loads a copy of the small valid site after something was done to it. */
export async function inCopy(change: (folder: string) => void): Promise<CheckedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    cpSync(join(mistakesFolder, 'site'), folder, { recursive: true });
    change(folder);
    return await loadSite(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The line and column at which the corpus says that a mistake stands. */
export function expectedPosition(name: string, mistake: Mistake): { line: number; column: number } {
  if (mistake.at === undefined) return { line: mistake.line ?? 1, column: mistake.column ?? 1 };
  const encoding = mistake.encoding === 'utf16' ? 'utf16le' : (mistake.encoding ?? 'utf8');
  const text = readFileSync(join(mistakesFolder, name), encoding).replace(/^\uFEFF/, '');
  let offset = -1;
  for (let count = 0; count < (mistake.nth ?? 1); count += 1) {
    offset = text.indexOf(mistake.at, offset + 1);
  }
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 - (mistake.before ?? 0) };
}
