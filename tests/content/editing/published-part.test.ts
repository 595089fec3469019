import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/messages/diagnostic.ts';
import type { FileChange } from '../../../src/content/yaml/edit-op.ts';
import { movePage } from '../../../src/content/editing/move-page.ts';
import { checkPart, textsWith } from '../../../src/content/editing/published-part.ts';
import { ContentReader } from '../../../src/dev/edit/content-store.ts';
import { Engine } from '../../../src/editor/engine/engine.ts';
import { runs } from '../../sample.ts';
import { inEnglish } from '../../../src/messages/word-message.ts';

const files = new ContentReader('scripts/starter/library').all().files;
const published = new Map(Object.entries(files).map(([file, { text }]) => [file, text]));
const picture = { name: 'sports-day.jpg', width: 1200, height: 800, address: '' };
const names = [...published.values()].flatMap((text) =>
  [...text.matchAll(/src: (\S+)/g)].flatMap(([, name]) => name ?? []),
);
const pictures = [picture, ...names.map((name) => ({ ...picture, name }))];
const engine = new Engine({ files, pictures, isOnHost: false });
const check = async (texts: Readonly<Record<string, string | null>>): Promise<Diagnostic[]> =>
  engine.check(texts);

/** The changes that lead from the published texts to others. */
const changesTo = (texts: ReadonlyMap<string, string>): FileChange[] =>
  [...new Set([...published.keys(), ...texts.keys()])].toSorted().flatMap((file) => {
    const [before, after] = [published.get(file) ?? null, texts.get(file) ?? null];
    return before === after ? [] : [{ file, before, after }];
  });

const pageWith = (title: string, text: string) =>
  `title: ${title}\nblocks:\n  - type: prose\n    text: ${text}\n`;

/** Something that a secretary does to the site. */
type Deed = (texts: Map<string, string>) => void;

const append =
  (file: string, text: string): Deed =>
  (texts) => {
    const before = texts.get(file);
    if (before !== undefined) texts.set(file, `${before}  - type: prose\n    text: ${text}\n`);
  };

const move =
  (from: string, to: string): Deed =>
  (texts) => {
    const moved = movePage(texts, { from, to, oldAddressField: 'movedFrom' });
    for (const { file, after } of 'changes' in moved ? moved.changes : []) {
      if (after === null) texts.delete(file);
      else texts.set(file, after);
    }
  };

const deeds: Record<string, Deed> = {
  'a text is changed': append('pages/borrow.yaml', 'Ask Amina.'),
  'a page gets a mistake': (texts) => texts.set('pages/visit/index.yaml', 'title: 7\nblocks: 3\n'),
  'another gets one': append('pages/whats-on/index.yaml', '"[Here](/nowhere)"'),
  'a new page is made, and linked to': (texts) => {
    texts.set('pages/chess.yaml', pageWith('Chess', 'Every Friday.'));
    append('pages/borrow.yaml', '"[Chess](/chess)"')(texts);
  },
  'a page is made below it, with a picture': (texts) => {
    texts.set('pages/chess.yaml', texts.get('pages/chess.yaml') ?? pageWith('Chess', 'Fridays.'));
    const image =
      '  - type: hero\n    title: Rules\n    text: Of the game.\n    image:\n      src: sports-day.jpg\n      alt: Two children at a board\n';
    texts.set('pages/chess/rules.yaml', `title: Rules\nblocks:\n${image}`);
  },
  'a page is moved': move('pages/borrow.yaml', 'pages/take-home.yaml'),
  'a page below another is moved': move('pages/whats-on/reading-trail.yaml', 'pages/trail.yaml'),
};

test('for any set of changes, what is published with one of them is closed, and all else stays a draft', async () => {
  const some = fc.uniqueArray(fc.constantFrom(...Object.keys(deeds)), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(some, fc.nat(), async (done, which) => {
      const texts = new Map(published);
      for (const name of done) deeds[name]?.(texts);
      const changes = changesTo(texts);
      const chosen = changes[which % changes.length]?.file ?? '';
      const checked = await checkPart({ changes, chosen: [chosen] }, check);
      const { part, errors } = checked ?? expect.unreachable();
      // The chosen change is in it, whole.
      const whole = changes.find(({ file }) => file === chosen);
      expect(part.changes).toContainEqual({ ...whole, because: 'chosen' });
      // Nothing is in it that was not changed.
      const byFile = new Map(changes.map((change) => [change.file, change]));
      for (const { file, before } of part.changes) expect(byFile.get(file)?.before).toBe(before);
      // All else is published as it was.
      const after = textsWith(changes, part);
      const inPart = new Set(part.changes.map(({ file }) => file));
      for (const { file, before } of changes)
        if (!inPart.has(file)) expect(after[file]).toBe(before);
      // Its mistakes are those that its own files have as drafts: nothing that it needs is missing.
      const changed = new Set(
        (await check(Object.fromEntries(changes.map((one) => [one.file, one.after])))).map(
          ({ file, code, message }) => `${file} ${code} ${inEnglish(message)}`,
        ),
      );
      for (const { file, code, message } of errors)
        expect(changed).toContain(`${file} ${code} ${inEnglish(message)}`);
      const used = part.changes.filter(({ after: text }) => text?.includes('sports-day'));
      expect(part.uploads.includes('images/sports-day.jpg')).toBe(used.length > 0);
    }),
    runs(5),
  );
});

test('a moved page goes with the links to it, and without what else was changed beside them', async () => {
  const texts = new Map(published);
  move('pages/borrow.yaml', 'pages/take-home.yaml')(texts);
  append('pages/index.yaml', 'Half a sentence that')(texts);
  const checked = await checkPart(
    { changes: changesTo(texts), chosen: ['pages/take-home.yaml'] },
    check,
  );
  const { part, errors } = checked ?? expect.unreachable();
  expect(errors).toEqual([]);
  const [home] = part.changes.filter(({ file }) => file === 'pages/index.yaml');
  expect(home?.because).toBe('links');
  expect(home?.after).toBe(published.get('pages/index.yaml')?.replaceAll('/borrow', '/take-home'));
});
