import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, visit, type Document, type YAMLSeq } from 'yaml';
import { heroLooks } from '../../schema/blocks/hero.ts';

/** Numbers made by chance from a seed. */
type Chance = { below(limit: number): number };

/** A change of one page, as an editor makes it. It need not be valid: whoever makes it checks that. */
type Edit = (page: Document, chance: Chance, content: string) => void;

function pick<T>(items: readonly T[], chance: Chance): T | undefined {
  return items[chance.below(Math.max(1, items.length))];
}

/** All texts under one of these names. */
function textsUnder(page: Document, names: readonly string[]): { value: unknown }[] {
  const found: { value: unknown }[] = [];
  visit(page, {
    Pair: (_, { key, value }) => {
      if (isScalar(key) && names.includes(String(key.value)) && isScalar(value)) found.push(value);
    },
  });
  return found;
}

/** All lists with several items: blocks, questions, steps, cards … */
function listsOf(page: Document): YAMLSeq[] {
  const found: YAMLSeq[] = [];
  visit(page, {
    Seq: (_, list) => {
      if (list.items.length > 1) found.push(list);
    },
  });
  return found;
}

function blocksOf(page: Document): YAMLSeq | null {
  const blocks = page.get('blocks');
  return isSeq(blocks) ? blocks : null;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

const edits: Record<string, Edit> = {
  'a text': (page, chance) => {
    const text = pick(textsUnder(page, ['text', 'title', 'question', 'answer', 'label']), chance);
    if (text) text.value = `${String(text.value)} ${pick(['More.', 'Again', 'Zaidi'], chance)}`;
  },
  'a title': (page, chance) => page.set('title', `Title ${chance.below(1000)}`),
  'a note above the title': (page, chance) => {
    const kicker = pick(textsUnder(page, ['kicker', 'intro', 'description']), chance);
    if (kicker) kicker.value = `Something new ${chance.below(1000)}.`;
  },
  'an item less': (page, chance) => {
    const list = pick(listsOf(page), chance);
    list?.items.splice(chance.below(list.items.length), 1);
  },
  'an item more': (page, chance) => {
    const list = pick(listsOf(page), chance);
    const item = list && pick(list.items, chance);
    if (list && item) list.add(page.createNode(JSON.parse(JSON.stringify(item))));
  },
  'another order': (page, chance) => {
    const list = pick(listsOf(page), chance);
    list?.items.push(...list.items.splice(chance.below(list.items.length), 1));
  },
  'a block less': (page, chance) => {
    const blocks = blocksOf(page);
    blocks?.items.splice(chance.below(blocks.items.length), 1);
  },
  'another look': (page, chance) => {
    const first = blocksOf(page)?.items[0];
    if (isMap(first) && first.get('type') === 'hero') first.set('look', pick(heroLooks, chance));
  },
  'another picture': (page, chance, content) => {
    const source = pick(textsUnder(page, ['src']), chance);
    const pictures = filesIn(path.join(content, 'images')).map((file) => path.basename(file));
    if (source) source.value = pick(pictures, chance);
  },
  'a link to another host': (page, chance, content) => {
    const settings = parseDocument(readFileSync(path.join(content, 'site.yaml'), 'utf8'));
    const outside = settings.get('outside');
    const name = isMap(outside) ? pick(outside.items, chance)?.key : null;
    if (!isScalar(name)) return;
    blocksOf(page)?.add(
      page.createNode({ type: 'prose', text: `See [this](${String(name.value)}).` }),
    );
  },
  'an amount': (page, chance) => {
    const amount = pick(textsUnder(page, ['amount', 'annualTotal']), chance);
    if (amount) amount.value = 100 * chance.below(3000);
  },
  'in the menu, or not': (page, chance) => {
    const listing = page.get('listing');
    const name = pick(['inMenu', 'quickLink'], chance) ?? 'inMenu';
    if (isMap(listing)) listing.set(name, listing.get(name) !== true);
  },
};

/** The names of all edits. */
export const editNames = Object.keys(edits);

/** Makes one of the edits on a page by chance. Returns the page's file, and its text before. */
export function makeEdit(
  name: string,
  content: string,
  chance: Chance,
): { file: string; before: string } {
  const file = pick(filesIn(path.join(content, 'pages')), chance);
  if (file === undefined) throw new Error(`There is no page in ${content}.`);
  const before = readFileSync(file, 'utf8');
  const page = parseDocument(before);
  edits[name]?.(page, chance, content);
  writeFileSync(file, page.toString({ lineWidth: 0 }));
  return { file, before };
}
