import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, parseDocument, visit, type Document } from 'yaml';

/** A site that is edited, and what decides besides its content how it is built. */
export type EditedSite = {
  content: string;
  /** The folder that it is published in. */
  target: string;
  today: Date;
  /** The version of the code; a component is rendered in another way with each. */
  version: number;
};

/** Numbers made by chance from a seed. */
export type Chance = { below(limit: number): number };

/** An edit; a site whose content is refused after it is put back. */
type Edit = (site: EditedSite, chance: Chance) => void;

const pick = <T>(items: readonly T[], chance: Chance): T => {
  const item = items[chance.below(items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

const filesIn = (content: string, folder: string): string[] =>
  readdirSync(path.join(content, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();

const pagesOf = ({ content }: EditedSite) => filesIn(content, 'pages');

function change(file: string, edit: (document: Document) => void): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  edit(document);
  writeFileSync(file, document.toString());
}

const addressOf = ({ content }: EditedSite, file: string): string =>
  `/${path.relative(path.join(content, 'pages'), file)}`
    .replaceAll('\\', '/')
    .replace(/(\/index)?\.yaml$/, '') || '/';

/** Leads all links to an address elsewhere. */
function relink({ content }: EditedSite, from: string, to: string): void {
  const written = new RegExp(`(?<=[\\s("'\\[])${from}(?=[\\s)"'#?\\],]|$)`, 'gm');
  for (const file of [...filesIn(content, 'pages'), path.join(content, 'site.yaml')]) {
    const text = readFileSync(file, 'utf8');
    const relinked = text.replaceAll(written, to);
    if (relinked !== text) writeFileSync(file, relinked);
  }
}

/** Changes the page of the course, as long as it is where it began: other pages show its fees and dates. */
function changeCourse({ content }: EditedSite, edit: (document: Document) => void): void {
  const file = path.join(content, 'pages', 'handbook', 'course.yaml');
  if (existsSync(file)) change(file, edit);
}

const texts = ['text', 'title', 'question', 'answer', 'label', 'intro', 'kicker'];

const edits: Record<string, Edit> = {
  text: (site, chance) =>
    change(pick(pagesOf(site), chance), (document) => {
      const found: { value: unknown }[] = [];
      visit(document, {
        Pair: (_, { key, value }) => {
          if (!isScalar(key) || !texts.includes(String(key.value)) || !isScalar(value)) return;
          if (typeof value.value === 'string') found.push(value);
        },
      });
      const text = pick(found, chance);
      text.value = `${String(text.value)} ${pick(['More.', 'Again', 'über {{site.name}}'], chance)}`;
    }),
  title: (site, chance) =>
    change(pick(pagesOf(site), chance), (document) =>
      document.set('title', `Title ${chance.below(1000)}`),
    ),
  description: (site, chance) =>
    change(pick(pagesOf(site), chance), (document) =>
      document.set('description', `What it says ${chance.below(1000)}.`),
    ),
  menu: (site, chance) =>
    change(pick(pagesOf(site), chance), (document) => {
      const listing = document.get('listing');
      if (!isMap(listing)) return;
      const flag = pick(['inMenu', 'quickLink'], chance);
      listing.set(flag, listing.get(flag) !== true);
    }),
  order: (site, chance) =>
    change(pick(pagesOf(site), chance), (document) =>
      document.setIn(['listing', 'order'], chance.below(20)),
    ),
  pattern: (site, chance) =>
    change(pick(pagesOf(site), chance), (document) => {
      const theme = parseDocument(readFileSync(path.join(site.content, 'theme.yaml'), 'utf8'));
      const patterns = Object.keys((theme.toJS() as { patterns: object }).patterns);
      document.set('pattern', pick(patterns, chance));
    }),
  amount: (site, chance) => {
    const amount = chance.below(2000);
    changeCourse(site, (document) => {
      document.setIn(['blocks', 0, 'terms', 1, 'amount'], amount);
      document.setIn(['blocks', 0, 'annualTotal'], 1000 + amount);
    });
  },
  'a day of the calendar': (site, chance) =>
    changeCourse(site, (document) =>
      document.setIn(['blocks', 1, 'terms', 0, 'opening'], `2026-12-0${1 + chance.below(9)}`),
    ),
  'a row of a list': ({ content }, chance) =>
    change(path.join(content, 'data', 'stock.yaml'), (document) =>
      document.setIn(['rows', 1, 'count'], chance.below(1000)),
    ),
  'an anchor, to which another page links': ({ content }, chance) => {
    const file = path.join(content, 'pages', 'handbook', 'rooms', 'index.yaml');
    if (!existsSync(file)) return;
    change(file, (document) =>
      document.setIn(['blocks', 1, 'anchor'], pick(['beds', 'seats'], chance)),
    );
  },
  move: (site, chance) => {
    const file = pick(pagesOf(site), chance);
    const moved = path.join(path.dirname(file), `moved-${chance.below(100)}.yaml`);
    if (path.basename(file) === 'index.yaml' || existsSync(moved)) return;
    relink(site, addressOf(site, file), addressOf(site, moved));
    renameSync(file, moved);
  },
  remove: (site, chance) => {
    const file = pick(pagesOf(site), chance);
    relink(site, addressOf(site, file), '/');
    rmSync(file);
  },
  add: (site, chance) => {
    const section = pick(['handbook', 'handbook/rooms', '.'], chance);
    const file = path.join(site.content, 'pages', section, `new-${chance.below(100)}.yaml`);
    mkdirSync(path.dirname(file), { recursive: true });
    const link = addressOf(site, pick(pagesOf(site), chance));
    writeFileSync(
      file,
      `title: New page\nlisting: { inMenu: true }\nblocks:\n  - type: prose\n    text: It leads to [another](${link}).\n`,
    );
  },
  theme: (site, chance) =>
    change(path.join(site.content, 'theme.yaml'), (document) =>
      document.setIn(['palette', 'sand'], `#f3e6d${chance.below(10)}`),
    ),
  settings: (site, chance) =>
    change(path.join(site.content, 'site.yaml'), (document) =>
      document.set('name', `Clinic ${chance.below(1000)}`),
    ),
  'a picture with other bytes': (site, chance) => {
    const drawings = filesIn(site.content, 'images').filter((file) => file.endsWith('.svg'));
    const file = pick(drawings, chance);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('</svg>', `<path d="M0 0h${chance.below(99)}v9z"/></svg>`));
  },
  'a picture that is gone': (site, chance) => {
    const pictures = filesIn(site.content, 'images');
    const [gone, other] = [pick(pictures, chance), pick(pictures, chance)].map((file) =>
      path.basename(file),
    );
    if (gone === undefined || other === undefined || gone === other) return;
    for (const file of [...pagesOf(site), path.join(site.content, 'site.yaml')]) {
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(gone, other));
    }
    rmSync(path.join(site.content, 'images', gone));
  },
  'another day': (site, chance) => {
    site.today = new Date(site.today.getTime() + (1 + chance.below(200)) * 24 * 3600_000);
  },
  'a component that is rendered in another way': (site) => {
    site.version += 1;
  },
  'a published file that is gone': (site, chance) =>
    rmSync(pick(publishedFiles(site), chance), { force: true }),
  'a published file that somebody wrote into': (site, chance) =>
    writeFileSync(pick(publishedFiles(site), chance), 'Something else'),
  nothing: () => {},
};

const publishedFiles = ({ target }: EditedSite): string[] =>
  readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.publish'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();

/** The names of all edits. */
export const editNames = Object.keys(edits);

/** Makes one of the edits, by its name. */
export function makeEdit(name: string, site: EditedSite, chance: Chance): void {
  edits[name]?.(site, chance);
}
