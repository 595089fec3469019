// @vitest-environment jsdom
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../../src/messages/locales/en.ts';
import sw from '../../src/messages/locales/languages/sw.json';
import { readIsland, readPage } from '../../src/layout/page-contract.tsx';
import { longTest } from '../sample.ts';

// A town library in Kiswahili, made of its own content folder and nothing else, with one new file.
const scratch = mkdtempSync(path.join(tmpdir(), 'another-site-'));
const content = path.join(scratch, 'content');
const out = path.join(scratch, 'dist');

function build() {
  parsed.clear();
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'build', '--content', content, '--out', out, '--as-of', '2031-03-01'],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: undefined, VITEST: undefined } },
  );
  return { status, output: stdout + stderr };
}

const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
/** The documents of the last build that a test has opened: to parse them takes longer than to test them. */
const parsed = new Map<string, Document>();
function open(file: string): Document {
  const document = parsed.get(file) ?? new DOMParser().parseFromString(read(file), 'text/html');
  parsed.set(file, document);
  return document;
}
const hrefs = (root: ParentNode, selector: string) =>
  Array.from(root.querySelectorAll(`${selector} a`), (link) => link.getAttribute('href'));
const assets = (name: RegExp) =>
  readdirSync(path.join(out, 'assets'))
    .filter((file) => name.test(file))
    .map((file) => `assets/${file}`);
const addressOf = (file: string) =>
  `/${path.posix.dirname(file.replaceAll('\\', '/'))}`.replace('/.', '/');
/** Documents that stand for whatever address a visitor asked for. */
const noPages = ['404.html', 'offline.html'];
/** All documents but those that only lead on to where a page is now. */
const documents = () =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
    .filter((file) => !read(file).includes('http-equiv="refresh"'));
/** The documents that visitors read, without those that send them on. */
const readDocuments = () =>
  documents().filter((file) => !file.startsWith(path.join('send', path.sep)));

beforeAll(() => {
  cpSync('scripts/starter/library', content, { recursive: true });
  writeFileSync(
    path.join(content, 'pages', 'reading-club.yaml'),
    [
      'title: Klabu ya kusoma',
      'description: Tunasoma kitabu kimoja kila mwezi na kuzungumza juu yake.',
      'listing:',
      '  label: Marafiki wa vitabu',
      '  order: 15',
      '  inMenu: true',
      '  quickLink: Klabu yetu ya kusoma',
      'blocks:',
      '  - type: prose',
      '    text: Tunakutana kila mwezi katika chumba kikubwa.',
      '',
    ].join('\n'),
  );
  const { status, output } = build();
  expect(status, output).toBe(0);
}, 180_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('every page of another site is built, with a unique title, description and URL', () => {
  const pages = readDocuments().filter(
    (file) => !noPages.includes(file) && !file.startsWith('search'),
  );
  expect(pages).toHaveLength(7);
  const heads = pages.map((file) => {
    const { title, head, body } = open(file);
    expect(body.querySelectorAll('h1'), file).toHaveLength(1);
    return {
      title,
      description: head.querySelector('meta[name=description]')?.getAttribute('content'),
      canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href'),
    };
  });
  for (const key of ['title', 'description', 'canonical'] as const) {
    expect(new Set(heads.map((head) => head[key])).size, key).toBe(pages.length);
  }
});

test('nothing of the first site is in it, and it has its own colours', () => {
  const styles = readdirSync(path.join(out, 'assets')).find((file) => /^frame-.*\.css$/.test(file));
  const theme = readFileSync(path.join(content, 'theme.yaml'), 'utf8');
  const [colour = ''] = /#[0-9a-f]{6}/i.exec(theme) ?? [];
  expect(read(`assets/${styles}`).toLowerCase()).toContain(colour.toLowerCase());
  for (const file of documents())
    expect(read(file), file).not.toMatch(/Inspire Girls|Abundan|KCSE/);
  for (const file of readDocuments()) expect(read(file), file).not.toMatch(/KES \d/);
});

/** The pieces of the interface's texts between the values that are filled in, without the signs around them. */
const piecesOf = (words: unknown): string[] =>
  typeof words === 'string'
    ? words.split(/\{\w+\}/).flatMap((piece) => /\p{L}.*\p{L}|\p{L}/u.exec(piece) ?? [])
    : Object.values(Object(words)).flatMap(piecesOf);

/** Names that stand in every language. */
const sameEverywhere = ['WhatsApp', 'SMS'];

const spokenAttributes = ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder', 'content'];

/** The texts of a document, without those of scripts and styles. */
function textsIn(document: Document): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest('script, style')) texts.push(textContent ?? '');
  }
  return texts;
}

/** Everything of a document that somebody sees or hears now, or once its scripts run. */
function sentencesIn(document: Document): string[] {
  const data = document.getElementById('_page-data')?.textContent ?? 'null';
  const values: string[] = [];
  JSON.parse(data, (_key, value: unknown) => {
    if (typeof value === 'string') values.push(value.replaceAll(/<[^>]*>|\{\w+\}/g, ' '));
    return value;
  });
  const attributes = Array.from(document.querySelectorAll('*'), (element) =>
    spokenAttributes.flatMap((name) => element.getAttribute(name) ?? []),
  );
  return [document.title, ...values, ...attributes.flat(), ...textsIn(document)];
}

test('no English interface word is on a page in Kiswahili, its not-found page or its calendar', () => {
  const english = piecesOf(en)
    .filter((piece) => !sameEverywhere.includes(piece))
    .map(
      (piece) =>
        new RegExp(
          `(?<![\\p{L}\\d-])${piece.replaceAll(/[.?()]/g, String.raw`\$&`)}(?![\\p{L}\\d-])`,
          'u',
        ),
    );
  const strays = (texts: readonly string[], file: string) =>
    texts.flatMap((text) =>
      english.filter((word) => word.test(text)).map((word) => [file, text, word.source]),
    );
  for (const file of documents()) {
    const document = open(file);
    expect(document.documentElement.lang, file).toBe('sw-KE');
    expect(strays(sentencesIn(document), file)).toEqual([]);
  }
  const calendar = read('whats-on/calendar-2026.ics').split('\r\n');
  const summaries = calendar
    .filter((line) => line.startsWith('SUMMARY:'))
    .map((line) => line.slice(8));
  expect(summaries).toContain('Msimu wa pili: kufungua');
  expect(strays(summaries, 'the calendar')).toEqual([]);
});

test('dates, months and amounts are formatted for Kiswahili, and amounts do not wrap', () => {
  const season = open('whats-on/index.html').body.textContent;
  expect(season).toContain('5 Januari 2026');
  expect(season).toContain('Mei');
  const prices = open('borrow/index.html').body.textContent;
  expect(prices).toContain('KES\u00a0150.50');
  expect(prices).not.toMatch(/KES \d/);
});

test('no locale file is in the browser scripts', () => {
  const scripts = assets(/\.js$/).map(read).join('\n');
  for (const { frame, calendar, curriculum } of [en, sw]) {
    for (const text of [frame.backToTop, calendar.addDates, curriculum.outcomes]) {
      expect(scripts).not.toContain(text);
    }
  }
});

test('no id around the blocks of a page could be an anchor that an editor chooses', () => {
  for (const file of readDocuments()) {
    const around = Array.from(open(file).querySelectorAll('[id]')).filter(
      (element) => element.localName === 'main' || !element.closest('main'),
    );
    const ids = around.map(({ id }) => id);
    expect(ids).toContain('_main');
    expect(
      ids.filter((id) => !id.startsWith('_')),
      file,
    ).toEqual([]);
  }
});

/** The class names of the built site's own styles. */
const classesIn = (css: string) =>
  new Set(Array.from(css.matchAll(/\.(_[\w-]+)/g), ([, name = '']) => name));

test('a page loads the styles of the frame and at most one file for its blocks, with all that it shows in them', () => {
  const all = new Set(assets(/\.css$/).flatMap((file) => [...classesIn(read(file))]));
  for (const file of documents()) {
    const document = open(file);
    const loaded = Array.from(
      document.querySelectorAll('link[rel=stylesheet]:not([media^=print])'),
      (link) => link.getAttribute('href') ?? '',
    );
    expect(loaded.length, file).toBeLessThanOrEqual(2);
    const styled = classesIn(loaded.map(read).join(''));
    const shown = Array.from(document.querySelectorAll('[class]'), ({ classList }) => [
      ...classList,
    ]);
    expect(
      shown.flat().filter((name) => all.has(name) && !styled.has(name)),
      file,
    ).toEqual([]);
  }
});

test('a site in one language loads no styles for a choice of languages', () => {
  const source = readFileSync('src/layout/LanguageSwitch.module.css', 'utf8');
  expect(source).toContain('gap: 0 0.9rem;');
  const styles = assets(/^frame-.*\.css$/).map(read);
  expect(styles).toEqual([expect.not.stringContaining('gap:0 .9rem')]);
});

test('every icon is drawn where it is shown, or in an island from a shape that the document has once', () => {
  for (const file of documents()) {
    const document = open(file);
    const shapes = Array.from(document.querySelectorAll('[id^=_icon_]'), ({ id }) => `#${id}`);
    const used = Array.from(document.querySelectorAll('use'), (use) => use.getAttribute('href'));
    expect(shapes.toSorted(), file).toEqual([...new Set(used)].toSorted());
    expect(document.querySelector('use:not([data-island] *)'), file).toBeNull();
    expect(document.querySelector('svg.i:empty'), file).toBeNull();
  }
});

test('browsers read the page data exactly as the build wrote it', () => {
  for (const file of readDocuments()) {
    const document = open(file);
    const { page, main, footer, icons } = readPage(document);
    expect(page.dataset['page'], file).toBe(noPages.includes(file) ? '' : addressOf(file));
    expect(main.textContent, file).not.toBe('');
    for (const island of main.querySelectorAll<HTMLElement>('[data-island]')) {
      expect(readIsland(island).type, file).toBe(island.dataset['island']);
    }
    expect(footer.innerHTML, file).toMatch(/^<footer/);
    expect(icons.innerHTML, file).toMatch(/^<svg/);
  }
});

test('visitors without scripts see the day of the build', () => {
  const shown = open('index.html').querySelector('footer [data-today]')?.textContent;
  expect(shown).toBe('2031');
});

test('its pages load nothing from another host', () => {
  for (const file of documents()) {
    const document = open(file);
    const loaded = document.querySelectorAll(
      'script[src], link[rel=stylesheet], link[rel=preload], img, source',
    );
    for (const element of loaded) {
      const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '/';
      expect(address, file).toMatch(/^\//);
      expect(existsSync(path.join(out, address)), `${file}: ${address}`).toBe(true);
    }
  }
});

test('the sitemap lists every page and nothing else', () => {
  const links = Array.from(
    read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, link]) => link,
  );
  expect(links).toHaveLength(7);
  expect(read('robots.txt')).toMatch(/^Sitemap: https:\/\/.*\/sitemap\.xml$/m);
  expect(open('404.html').querySelector('meta[name=robots]')?.getAttribute('content')).toBe(
    'noindex',
  );
});

test('scripts and stylesheets refer to the licences of their contents', () => {
  const scripts = assets(/^main-.*\.js$/);
  const styles = assets(/^frame-.*\.css$/);
  for (const file of [...scripts, ...styles]) {
    const [, address = ''] = /^\/\*! Licences: \/(\S+) \*\//.exec(read(file)) ?? [];
    expect(read(address), file).toContain('MIT License');
  }
  expect(scripts.length * styles.length).toBe(1);
});

test('one new file is one new page: in the menu, the footer and the site map as configured', () => {
  const home = open('index.html');
  const inMenu = Array.from(home.querySelectorAll('header a'), (link) => link.textContent?.trim());
  expect(inMenu).toContain('Marafiki wa vitabu');
  expect(home.querySelector('footer a[href="/reading-club"]')?.textContent).toBe(
    'Klabu yetu ya kusoma',
  );
  expect(open('reading-club/index.html').querySelector('h1')?.textContent).toBe('Klabu ya kusoma');
  const listing = documents().find((file) =>
    hrefs(open(file), 'main details').includes('/reading-club'),
  );
  expect(listing, 'a page with the site map').toBeDefined();
  expect(read('sitemap.xml')).toContain('/reading-club</loc>');
});

longTest(
  'a mistake is reported with its line, and the previous build is kept',
  () => {
    const before = read('index.html');
    const home = path.join(content, 'pages', 'index.yaml');
    writeFileSync(home, readFileSync(home, 'utf8').replace(/^title:/m, 'tittle:'));
    const { status, output } = build();
    expect(status).toBe(1);
    expect(output).toContain('pages/index.yaml:1:1');
    expect(output).toContain('Did you mean title?');
    expect(read('index.html')).toBe(before);
  },
  180_000,
);

test('no page needs the second file of a font', () => {
  const styles = read(assets(/^frame-.*\.css$/)[0] ?? '');
  // Of the rules with a character, browsers use the last one.
  const first = styles.match(/(?<=unicode-range:)[^;}]+/g)?.at(-1) ?? '';
  const ranges = first.split(',').map((range) => {
    const [from = '', to = from] = range.slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  const isInFirst = (character: string) => {
    const point = character.codePointAt(0) ?? 0;
    return point < 0x20 || ranges.some(([from, to]) => point >= from && point <= to);
  };
  for (const file of documents()) {
    expect(
      Array.from(textsIn(open(file)).join('')).filter((sign) => !isInFirst(sign)),
      file,
    ).toEqual([]);
  }
});
