import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { undo } from '../../src/content/editing/draft.ts';
import type { Value } from '../../src/content/yaml/edit-op.ts';
import { Engine } from '../../src/editor/engine/engine.ts';
import { openDraftStore, type TabStorage } from '../../src/editor/session/draft-store.ts';
import { publishAll } from '../../src/editor/session/publishing.ts';
import { Session } from '../../src/editor/session/session.ts';
import { joinWork, noWork, type Work } from '../../src/editor/session/work.ts';
import { devRuntime } from '../../src/editor/runtime.ts';
import { pathToOpen } from '../../src/editor/steps/use-follow-steps.ts';
import { memoryStore } from './memory-store.ts';
import { StoreUnavailable } from '../../src/content/edit-protocol/store.ts';
import { speak } from '../../src/editor/words/words.ts';
import { enginePort, file, files, openSession, setTitle } from './opened-session.ts';

const savedText = (store: ReturnType<typeof memoryStore>) => store.site().files[file]?.text;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('changes are saved after a pause, once, and can still be undone', async () => {
  const { session, store } = openSession();
  setTitle(session, 'A');
  setTitle(session, 'Borrow and bring back');
  expect(savedText(store)).toBe(files[file]?.text);
  await vi.advanceTimersByTimeAsync(2000);
  expect(savedText(store)).toMatch(/^title: Borrow and bring back$/m);
  expect(session.state.saveStatus).toBe('saved');
  session.undo();
  await vi.advanceTimersByTimeAsync(2000);
  expect(savedText(store)).toBe(files[file]?.text);
});

test('a file with a mistake stays in the browser and is not saved, unless requested', async () => {
  const { session, store, draftStore } = openSession();
  session.edit([{ file, op: { op: 'unset', path: ['title'] } }]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(session.state.diagnostics.map(({ path }) => path)).toContainEqual(['title']);
  expect([session.state.saveStatus, savedText(store)]).toEqual(['browser', files[file]?.text]);
  expect(draftStore.write).toHaveBeenCalled();
  await session.save(true);
  expect(savedText(store)).not.toMatch(/^title:/m);
});

test('files that one step changed are saved together, or not at all', async () => {
  const { session, store } = openSession();
  const other = Object.keys(files).find((one) => one.startsWith('pages/') && one !== file) ?? '';
  session.edit([
    { file: other, op: { op: 'set', path: ['note'], value: 'Both' } },
    { file, op: { op: 'unset', path: ['title'] } },
  ]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.state.saveStatus).toBe('browser');
  expect(store.site().files[other]?.text).toBe(files[other]?.text);
  setTitle(session, 'Take home');
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.state.saveStatus).toBe('saved');
  expect(store.site().files[other]?.text).toMatch(/^note: Both$/m);
  // Once saved, a mistake in one holds back the other no longer.
  session.edit([{ file, op: { op: 'unset', path: ['title'] } }]);
  session.edit([{ file: other, op: { op: 'set', path: ['note'], value: 'Later' } }]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.site().files[other]?.text).toMatch(/^note: Later$/m);
});

test('a file that somebody else changed is merged, and both changes are kept', async () => {
  const { session, store } = openSession();
  const theirs = `${files[file]?.text}note: Ask the librarian.\n`;
  await store.save([{ file, baseHash: files[file]?.hash ?? null, text: theirs }]);
  setTitle(session, 'Take home');
  await vi.advanceTimersByTimeAsync(5000);
  expect(savedText(store)).toMatch(/^title: Take home$/m);
  expect(savedText(store)).toMatch(/^note: Ask the librarian\.$/m);
  expect(session.state.conflicts).toEqual([]);
});

test.each([
  [true, 'Mine'],
  [false, 'Theirs'],
])(
  'where both changed the same, neither is written over before one is chosen (mine: %s)',
  async (isMine, title) => {
    const { session, store } = openSession();
    const theirs = files[file]?.text.replace(/^title: .*/m, 'title: Theirs') ?? '';
    setTitle(session, 'Mine');
    await store.save([{ file, baseHash: files[file]?.hash ?? null, text: theirs }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(savedText(store)).toBe(theirs);
    const [conflict] = session.state.conflicts;
    expect(conflict).toMatchObject({ path: ['title'], ours: 'Mine', theirs: 'Theirs' });
    if (conflict) session.resolveConflict(conflict, isMine ? 'mine' : 'theirs');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(savedText(store)).toBe(theirs.replace('title: Theirs', `title: ${title}`));
    expect(session.state.conflicts).toEqual([]);
  },
);

test('an unresolved conflict stays open in the next session, and when the file changes again', async () => {
  const { session, store, draftStore } = openSession();
  const good = files[file]?.text ?? '';
  setTitle(session, 'Mine');
  const theirs = good.replace(/^title: .*/m, 'title: Theirs');
  await store.save([{ file, baseHash: files[file]?.hash ?? null, text: theirs }]);
  await vi.advanceTimersByTimeAsync(10_000);
  const hash = store.site().files[file]?.hash ?? null;
  const again = `${theirs}note: Ask the librarian.\n`;
  await store.save([{ file, baseHash: hash, text: again }]);
  await session.refresh();
  await vi.advanceTimersByTimeAsync(10_000);
  const work: Work = draftStore.write.mock.lastCall?.[0] ?? noWork;
  const next = new Session(
    {
      store,
      site: store.site(),
      draftStore,
      engine: enginePort(),
      runtime: devRuntime,
      now: Date.now,
    },
    work,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(savedText(store)).toBe(again);
  for (const one of [session, next]) {
    expect(one.state.conflicts).toMatchObject([{ path: ['title'], ours: 'Mine' }]);
  }
});

test('changes of another tab are merged as one step; conflicts show both versions', async () => {
  const one = openSession();
  setTitle(one.session, 'One');
  const two = openSession();
  setTitle(two.session, 'Two');
  const other = 'pages/index.yaml';
  two.session.edit([{ file: other, op: { op: 'set', path: ['title'], value: 'Come in' } }]);
  const [first, second] = [one, two].map(({ session: { state } }) => state);
  if (!first || !second) throw new Error('Two sessions are open.');
  const { draft, conflicts } = joinWork(first, second, 0);
  expect(draft.files[file]?.text).toMatch(/^title: One$/m);
  expect(draft.files[other]?.text).toMatch(/^title: Come in$/m);
  expect(conflicts).toMatchObject([{ file, path: ['title'], ours: 'One', theirs: 'Two' }]);
  expect(undo(draft).files[other]?.text).toBe(files[other]?.text);
});

test('if the checks crash, that is reported, nothing is saved, and the next change is checked again', async () => {
  const { session, store } = openSession();
  const check = vi.spyOn(Engine.prototype, 'checkInSteps').mockImplementation(() => {
    throw new Error('a fault in the program');
  });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  setTitle(session, 'Take home');
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.state).toMatchObject({ isUnchecked: true, saveStatus: 'browser' });
  expect(savedText(store)).toBe(files[file]?.text);
  check.mockRestore();
  log.mockRestore();
  setTitle(session, 'Take it home');
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.state).toMatchObject({ isUnchecked: false, saveStatus: 'saved' });
  expect(savedText(store)).toMatch(/^title: Take it home$/m);
});

test('while the server is unreachable, changes are kept, and saved when it is back', async () => {
  let isAway = true;
  const { session, store } = openSession((inner) => ({
    ...inner,
    save: (saved) => (isAway ? Promise.reject(new StoreUnavailable()) : inner.save(saved)),
  }));
  setTitle(session, 'Take home');
  await vi.advanceTimersByTimeAsync(2000);
  expect([session.state.saveStatus, savedText(store)]).toEqual(['away', files[file]?.text]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([session.state.saveStatus, savedText(store)?.includes('Take home')]).toEqual([
    'saved',
    true,
  ]);
});

test('data read before a save does not overwrite it', async () => {
  const answers: (() => void)[] = [];
  const listeners: (() => void)[] = [];
  const { session, store } = openSession((inner) => ({
    ...inner,
    read: () => {
      const site = inner.site();
      return new Promise((resolve) => {
        answers.push(() => resolve(site));
      });
    },
    watch: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  }));
  listeners.forEach((changed) => changed());
  setTitle(session, 'Take home');
  await vi.advanceTimersByTimeAsync(2000);
  expect(savedText(store)).toMatch(/^title: Take home$/m);
  answers.forEach((answer) => answer());
  await vi.advanceTimersByTimeAsync(2000);
  expect(session.textOf(file)).toMatch(/^title: Take home$/m);
  session.undo();
  await vi.advanceTimersByTimeAsync(2000);
  expect(savedText(store)).toBe(files[file]?.text);
});

const page = (...blocks: Value[]): Value => ({ blocks });

test('after undo the changed field is open, and moved items stay open at their new place', () => {
  const [one, two, three] = ['One', 'Two', 'Three'].map((title) => ({ title }));
  if (!one || !two || !three) throw new Error('There are three blocks.');
  const renamed = { title: 'Second' };
  expect(pathToOpen(page(one, renamed), page(one, two), [])).toEqual(['blocks', 1, 'title']);
  expect(pathToOpen(page(one, two), page(one), ['blocks', 1])).toEqual(['blocks']);
  expect(pathToOpen(page(two, one, three), page(one, two, three), ['blocks', 0, 'title'])).toEqual([
    'blocks',
    1,
    'title',
  ]);
});

test('unsaved changes are not published, and are kept', async () => {
  const publish = vi.fn(async () => ({ kind: 'published' }) as const);
  const { session, draftStore } = openSession((inner) => ({
    ...inner,
    publish,
    save: async () => Promise.reject(new StoreUnavailable('full')),
  }));
  setTitle(session, 'Nowhere to go');
  const published = expect(
    publishAll(session, { message: 'Title', choices: [] }),
  ).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(10_000);
  await published;
  expect(publish).not.toHaveBeenCalled();
  expect(session.state.saveStatus).toBe('full');
  expect(draftStore.write.mock.lastCall?.[0].draft.files[file]?.text).toContain('Nowhere to go');
});

test('publishing waits for the check of the last change, however long that takes', async () => {
  const engine = enginePort();
  const { session, store } = openSession((inner) => inner, undefined, undefined, {
    ...engine,
    onAnswer: (listener) =>
      engine.onAnswer((answer) => void setTimeout(() => listener(answer), 20_000)),
  });
  setTitle(session, 'Take home');
  const answer = publishAll(session, { message: 'Title', choices: [] });
  await vi.advanceTimersByTimeAsync(90_000);
  expect(await answer).toMatchObject({ kind: 'published' });
  expect(savedText(store)).toMatch(/^title: Take home$/m);
});

test('unsaved work is restored for its own site only, and not while its tab is open', async () => {
  const stored = new Map<string, Work>();
  const held = new Set<string>();
  const storage: TabStorage = {
    keys: async () => [...stored.keys()],
    get: async (key) => stored.get(key),
    set: async (key, work) => void stored.set(key, work),
    del: async (key) => void stored.delete(key),
    hold: (key) => void held.add(key),
    whileFree: async (key, act) => (held.has(key) ? undefined : act()),
  };
  const { session, draftStore } = openSession();
  setTitle(session, 'Half done');
  const work = draftStore.write.mock.lastCall?.[0] ?? noWork;
  const tab = await openDraftStore('library', storage);
  await tab.draftStore.write(work);
  expect((await openDraftStore('library', storage)).work).toBe(noWork);
  // The browser has crashed.
  held.clear();
  expect((await openDraftStore('clinic', storage)).work).toBe(noWork);
  expect((await openDraftStore('library', storage)).work).toEqual(work);
});

test('nobody goes on with the work of another account, and is told that it is there', async () => {
  const stored = new Map<string, Work>();
  const storage: TabStorage = {
    keys: async () => [...stored.keys()],
    get: async (key) => stored.get(key),
    set: async (key, work) => void stored.set(key, work),
    del: async (key) => void stored.delete(key),
    hold: () => undefined,
    whileFree: async (_, act) => act(),
  };
  const { session, draftStore } = openSession();
  setTitle(session, 'Half done');
  const work = draftStore.write.mock.lastCall?.[0] ?? noWork;
  // An earlier version named no account: whoever comes first has it, as before.
  stored.set('library 1', work);
  expect((await openDraftStore('library', storage, 'amina')).work).toEqual(work);
  const juma = await openDraftStore('library', storage, 'juma');
  expect(juma.work).toBe(noWork);
  expect(juma.others).toEqual(['amina']);
  await juma.draftStore.write(noWork);
  const amina = await openDraftStore('library', storage, 'amina');
  expect(amina.work).toEqual(work);
  expect(amina.others).toEqual([]);
});

test.each([
  null,
  7,
  'work',
  {},
  { draft: null, conflicts: [] },
  { draft: { files: { a: { text: 1 } }, past: [], future: [] }, conflicts: [] },
  { draft: { files: {}, past: [{ changes: 'none' }], future: [] }, conflicts: [] },
])('what this version cannot open does not keep the editor from opening: %j', async (broken) => {
  const stored = new Map<string, unknown>([['library 1', broken]]);
  const { draftStore, work } = await openDraftStore('library', {
    keys: async () => [...stored.keys()],
    get: async (key) => stored.get(key),
    set: async (key, value) => void stored.set(key, value),
    del: async (key) => void stored.delete(key),
    hold: () => undefined,
    whileFree: (_, act) => act(),
  });
  expect(work).toBe(noWork);
  expect(await draftStore.write(noWork)).toBeNull();
  // A later version may open it.
  expect(stored.get('library 1')).toBe(broken);
});

test('a store that allows few requests is saved to at most every so often, however one types', async () => {
  let saves = 0;
  const { session } = openSession((store) => ({
    ...store,
    savePause: 4000,
    saveGap: 25_000,
    save: (changed) => {
      saves += 1;
      return store.save(changed);
    },
  }));
  const minutes = 12;
  for (let minute = 0; minute < minutes; minute += 1) {
    for (const second of [0, 10, 20, 30, 40, 50]) {
      setTitle(session, `After ${minute} minutes and ${second} seconds`);
      await vi.advanceTimersByTimeAsync(10_000);
    }
  }
  // GitHub allows 500 objects an hour, and a save makes three.
  expect(saves).toBeGreaterThan(minutes);
  expect((saves * 3 * 60) / minutes).toBeLessThan(500);
});

test('while an amount is half typed, the page shows the one before, and not what was a number on the way', () => {
  const { session } = openSession();
  const after =
    'title: Prices\nblocks:\n  - type: charges\n    title: Prices\n    items:\n      - title: A card\n        amount: 20000\n';
  session.changeTexts([{ file, before: files[file]?.text ?? null, after }]);
  let shown = '';
  session.onPage((_, rendered) => {
    shown = rendered?.html ?? '';
  });
  session.engine.show(file);
  const type = (value: string | number) =>
    session.edit([{ file, op: { op: 'set', path: ['blocks', 0, 'items', 0, 'amount'], value } }]);
  type(3);
  type(31);
  expect(shown).toContain('>31<');
  type('31 th');
  expect(shown).toContain('20,000');
  type(31500);
  expect(shown).toContain('31,500');
});

test('where somebody else changes what was changed here, the editor says who', async () => {
  await speak('en');
  const opened = openSession((store) => ({
    ...store,
    lastChange: async () => ({
      who: 'Mrs Achieng',
      when: '2026-11-27T12:00:00Z',
      isPublished: false,
    }),
  }));
  const { session, store } = opened;
  setTitle(session, 'Mine');
  await session.save(true);
  expect(session.state.outcome).toBeNull();
  const { hash = '' } = store.site().files[file] ?? {};
  const text = (session.textOf(file) ?? '').replace('title: Mine', 'title: Hers');
  await store.save([{ file, baseHash: hash, text }]);
  await session.refresh();
  expect(session.textOf(file)).toContain('title: Hers');
  expect(session.state.outcome).toEqual({
    text: 'Mrs Achieng has changed “Hers” too. Your earlier steps there can no longer be undone.',
    back: null,
  });
});
