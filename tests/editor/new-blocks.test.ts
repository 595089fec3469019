import { expect, test } from 'vitest';
import { blockDefinitions } from '../../schema/blocks/index.ts';
import { valueAt } from '../../schema/value-at.ts';
import { writeFile } from '../../src/content/editing/write-file.ts';
import { pageFiles, textIn } from '../../src/editor/site/site-offers.tsx';
import { valueOf } from '../../src/editor/site/value-of.ts';
import {
  entriesOf,
  fieldsOf,
  itemOf,
  optionsOf,
  type FieldSchema,
} from '../../schema/fields/field.ts';
import { fileSchemas } from '../../schema/file-schemas.ts';
import type { Value } from '../../src/content/yaml/edit-op.ts';
import { leavesOf } from '../../src/editor/engine/leaves.ts';
import { namesOfSite } from '../../src/editor/site/site-names.ts';
import { startValue } from '../../src/editor/starting-content/start-value.ts';
import { readBlocks } from '../../src/build/editor/stored-blocks.ts';
import type { RenderedPage } from '../../src/editor/engine/engine.ts';
import { addBlock, startBlock } from '../../src/editor/starting-content/add-block.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { isLong } from '../sample.ts';
import { openSession, storedSite } from './opened-session.ts';
import { inEnglish } from '../../src/messages/word-message.ts';

const text = { type: 'prose', text: 'Come.' };

/** Whether a page has blocks of the site itself, which only a bundle of that site knows. */
const hasBlocks = (session: Session, page: string): boolean => {
  const blocks = valueAt(valueOf(session, page), ['blocks']);
  return (
    Array.isArray(blocks) &&
    blocks.some((block) => !blockDefinitions.has(textIn(block, 'type') ?? ''))
  );
};

/** The site of a content folder, with a page to which blocks are added. */
async function openSite(folder: string): Promise<Session> {
  const { session } = openSession(undefined, await storedSite(folder));
  const replaced = pageFiles(session).filter((page) => hasBlocks(session, page));
  session.changeTexts(
    [...replaced, file].map((page) => ({
      file: page,
      before: session.textOf(page),
      after: writeFile({ title: 'Come', blocks: [text] }),
    })),
  );
  return session;
}

const file = 'pages/new-blocks.yaml';

const mistakes = ({ state }: Session) =>
  state.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((one) => `${one.code} ${one.file} ${one.path.join('.')} ${inEnglish(one.message)}`);

/** What a new block may lack: facts that only the editor knows, and so has to write. */
const isMissing = (mistake: string) =>
  /^(?:missing-field|price-missing|empty-list) pages\/new-blocks\.yaml /.test(mistake);

const sites = [
  'content',
  'scripts/starter/clinic',
  'scripts/starter/library',
  'tests/fixtures/fish-market/content',
];

// In the sample, each block is added to one of the sites.
test.each([...sites.entries()])(
  'every block can be added to site %i, %s, and is shown unless a fact is missing',
  async (nth, folder) => {
    const session = await openSite(folder);
    const pages: (RenderedPage | null)[] = [];
    session.onPage((_, page) => pages.push(page));
    session.engine.show(file);
    await session.engine.whenSettled();
    const before = mistakes(session);
    const found: string[] = [];
    for (const [index, { type, example }] of readBlocks('/').entries()) {
      if (!isLong && index % sites.length !== nth) continue;
      const length = pages.at(-1)?.html.length ?? 0;
      addBlock(session, { file, index: 1, example, notice: '' });
      await session.engine.whenSettled();
      const added = mistakes(session).filter((one) => !before.includes(one));
      found.push(...added.filter((one) => !isMissing(one)).map((one) => `${type}: ${one}`));
      const page = pages.at(-1);
      const isShown = page?.isCurrent === true && page.html.length > length;
      if (added.length === 0 && !isShown) found.push(`${type}: not shown`);
      session.undo();
    }
    expect(found).toEqual([]);
  },
);

/** The fields that visitors would take for facts about the site. */
const factKinds = 'amount number yes-no date published-date time moment email telephone url embed';

/** The fields whose figures visitors do not read. */
const designKinds = 'colour palette-colour tile-row font-file identifier anchor';

/** What somebody could take for a fact in a value: figures, and what is chosen among several. */
const factsIn = (schema: FieldSchema, value: Value): string[] =>
  leavesOf(schema, value).flatMap((leaf) => {
    const isSample = leaf.kind === 'line' && /^\p{L}[\p{L} ]* \d$/u.test(String(leaf.value));
    const isFigure = /\d/.test(String(leaf.value)) && !designKinds.split(' ').includes(leaf.kind);
    const isFact = factKinds.split(' ').includes(leaf.kind) || (isFigure && !isSample);
    return isFact ? [`${leaf.path.join('.')}: ${leaf.value}`] : [];
  });

test('a new block, item, group or option has nothing that somebody could take for a fact', async () => {
  const session = await openSite('tests/fixtures/fish-market/content');
  const form = { session, file };
  const found: string[] = [];
  for (const { type, example } of readBlocks('/')) {
    const schema = blockDefinitions.get(type)?.schema;
    const block = startBlock(example, namesOfSite(session, file));
    if (schema && block !== undefined) {
      found.push(...factsIn(schema, block).map((one) => `block ${type} ${one}`));
    }
  }
  const seen = new Set<FieldSchema>();
  const walk = (schema: FieldSchema | undefined, name: string) => {
    if (!schema || seen.has(schema)) return;
    seen.add(schema);
    const value = startValue(form, schema);
    if (value !== undefined) {
      found.push(...factsIn(schema, value).map((one) => `${name} ${one}`));
    }
    for (const [field, inner] of fieldsOf(schema) ?? []) walk(inner, `${name}.${field}`);
    for (const option of optionsOf(schema) ?? []) walk(option, `${name}|`);
    walk(itemOf(schema) ?? undefined, `${name}[]`);
    walk(entriesOf(schema)?.value, `${name}{}`);
  };
  for (const [name, schema] of Object.entries(fileSchemas)) walk(schema, name);
  for (const { type, schema } of blockDefinitions.values()) walk(schema, type);
  expect(seen.size).toBeGreaterThan(400);
  expect(found).toEqual([]);
});
