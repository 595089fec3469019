import { expect, test } from 'vitest';
import { blockDefinitions } from '../../schema/blocks/index.ts';
import { valueAt } from '../../schema/value-at.ts';
import { writeFile } from '../../src/editing/write-file.ts';
import { pageFiles, textIn } from '../../src/editor/site/site-offers.tsx';
import { valueOf } from '../../src/editor/site/value-of.ts';
import { newItem } from '../../src/editor/fields/list-actions.ts';
import { fieldsOf } from '../../schema/fields/field.ts';
import { readBlocks } from '../../src/editor-build/stored-blocks.ts';
import type { RenderedPage } from '../../src/editor/engine/engine.ts';
import { addBlock } from '../../src/editor/starting-content/add-block.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { isLong } from '../sample.ts';
import { openSession, storedSite } from './opened-session.ts';

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

/** The engine checks after it has rendered. */
const checked = () => new Promise((resolve) => setTimeout(resolve));

const mistakes = ({ state }: Session) =>
  state.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((one) => `${one.file} ${one.path.join('.')} ${one.message}`);

const sites = [
  'content',
  'scripts/starter/clinic',
  'scripts/starter/library',
  'tests/fixtures/fish-market/content',
];

// In the sample, each block is added to one of the sites.
test.each([...sites.entries()])(
  'every block can be added to site %i, %s, and is shown',
  async (nth, folder) => {
    const session = await openSite(folder);
    const pages: (RenderedPage | null)[] = [];
    session.onPage((_, page) => pages.push(page));
    session.engine.show(file);
    await checked();
    const before = mistakes(session);
    const found: string[] = [];
    for (const [index, { type, example }] of readBlocks('/').entries()) {
      if (!isLong && index % sites.length !== nth) continue;
      const length = pages.at(-1)?.html.length ?? 0;
      addBlock(session, { file, index: 1, example, notice: '' });
      await checked();
      const added = mistakes(session).filter((one) => !before.includes(one));
      found.push(...added.map((one) => `${type}: ${one}`));
      const page = pages.at(-1);
      if (page?.isCurrent !== true || page.html.length <= length) found.push(`${type}: not shown`);
      session.undo();
    }
    expect(found).toEqual([]);
  },
);

test('a new row leads to a page that the site has', async () => {
  const session = await openSite('tests/fixtures/fish-market/content');
  const linkGrid = blockDefinitions.get('link-grid')?.schema;
  const items = linkGrid && fieldsOf(linkGrid)?.get('items');
  if (!items) throw new Error('A link grid has items.');
  expect(newItem({ session, file }, items)).toMatchObject({ to: '/' });
});
