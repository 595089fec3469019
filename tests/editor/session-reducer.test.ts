import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/messages/diagnostic.ts';
import { changeDraft, emptyDraft, undo } from '../../src/content/editing/draft.ts';
import type { SessionAction } from '../../src/editor/session/session-action.ts';
import {
  createSessionStore,
  openedState,
  reduceSession,
} from '../../src/editor/session/session-reducer.ts';
import {
  changesIn,
  originsOf,
  storedFileOf,
  textIn,
} from '../../src/editor/session/session-files.ts';
import type { SessionState } from '../../src/editor/session/session-state.ts';
import type { StoredSite } from '../../src/content/edit-protocol/store.ts';
import { sayAsIs } from '../../src/messages/message.ts';

const file = 'pages/fees.yaml';
const stored = 'title: Fees\nnote: Per term\n';

const siteWith = (
  text: string,
  hash: string,
  published: StoredSite['published'] = {},
): StoredSite => ({
  folder: 'school',
  id: 'school',
  files: { [file]: { text, hash, ofBytes: [] } },
  pictures: [],
  blocks: [],
  published,
});

const opened = openedState(siteWith(stored, 'first'));

const after = (state: SessionState, ...actions: SessionAction[]): SessionState =>
  actions.reduce(reduceSession, state);

/** The page is given another text. */
const written = (state: SessionState, text: string, notice = ''): SessionState => {
  const draft = changeDraft(state.draft, {
    changes: [{ file, before: textIn(state, file), after: text }],
    storedFile: (name) => storedFileOf(state.site, name),
    now: 0,
  });
  return after(state, { kind: 'edited', draft, notice });
};

const mine = written(opened, stored.replace('Fees', 'Prices'));

const mistake: Diagnostic = {
  file,
  path: ['title'],
  where: [],
  code: 'date-impossible',
  severity: 'error',
  message: sayAsIs('Wrong.'),
  help: [],
  range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
  related: [],
};

test('a change waits to be saved, and takes away what was said of the one before', () => {
  const refused = after(opened, { kind: 'refused', reason: 'No.' });
  const state = written(refused, 'title: Prices\n', 'Written.');
  expect(state).toMatchObject({ saveStatus: 'waiting', refusal: '', notice: 'Written.' });
  expect(changesIn(state)).toEqual([{ file, before: stored, after: 'title: Prices\n' }]);
});

test('what changes nothing leaves the same state, so that no screen is rendered', () => {
  const actions: SessionAction[] = [
    { kind: 'edited', draft: opened.draft, notice: 'Nothing.' },
    { kind: 'checked', diagnostics: opened.diagnostics },
    { kind: 'stored', problem: null },
    { kind: 'resumed', work: { draft: opened.draft, conflicts: opened.conflicts } },
  ];
  for (const action of actions) expect(after(opened, action)).toEqual(opened);
  for (const action of actions.slice(0, 3)) expect(after(opened, action)).toBe(opened);
  const checked = after(opened, { kind: 'checked', diagnostics: [mistake] });
  const { diagnostics } = checked;
  expect(after(checked, { kind: 'checked', diagnostics })).toBe(checked);
});

test('what was typed while the text before it was saved is a change still', () => {
  const typed = written(mine, 'title: Prices of today\n');
  const changes = [{ file, before: stored, after: textIn(mine, file) }];
  const state = after(typed, { kind: 'saved', changes, hashes: { [file]: 'second' } });
  expect(state.saveStatus).toBe('browser');
  expect(textIn(state, file)).toBe('title: Prices of today\n');
  expect(storedFileOf(state.site, file)).toEqual({ text: textIn(mine, file), hash: 'second' });
  expect(after(mine, { kind: 'saved', changes, hashes: { [file]: 'second' } }).saveStatus).toBe(
    'saved',
  );
});

test('what others have stored is merged, and both versions of a field are there to choose from', () => {
  const found = (text: string) =>
    after(mine, { kind: 'found', files: { [file]: { text, hash: 'theirs' } } });
  const other = found(stored.replace('Per term', 'Per year'));
  expect([textIn(other, file), other.conflicts]).toEqual(['title: Prices\nnote: Per year\n', []]);
  const same = found(stored.replace('Fees', 'Charges'));
  expect(textIn(same, file)).toContain('title: Prices');
  expect(same.conflicts).toMatchObject([{ path: ['title'], ours: 'Prices', theirs: 'Charges' }]);
  const later = after(same, {
    kind: 'found',
    files: { [file]: { text: 'title: Charges\nnote: Per year\n', hash: 'later' } },
  });
  expect(later.conflicts).toMatchObject([{ path: ['title'] }]);
  const [conflict] = later.conflicts;
  if (!conflict) throw new Error('There is a conflict.');
  expect(after(later, { kind: 'resolved', conflict, notTaken: null }).conflicts).toEqual([]);
});

test('once the site is published, its files are what changes are compared with, and a step of it is marked', () => {
  const text = textIn(mine, file) ?? '';
  const state = after(mine, { kind: 'read', site: siteWith(text, 'second') });
  expect(changesIn(state)).toEqual([]);
  expect(state.draft.past.map(({ isPublished }) => isPublished)).toEqual([true]);
  const draft = after(mine, { kind: 'read', site: siteWith(text, 'second', { [file]: stored }) });
  expect(changesIn(draft)).toEqual([{ file, before: stored, after: text }]);
  expect(draft.draft.past.map(({ isPublished }) => isPublished)).toEqual([undefined]);
});

test('a site that is read again as it was stays the same in all its parts', () => {
  const [before, again] = [1, 2].map((revision) => ({
    ...siteWith(stored, 'first', { 'pages/new.yaml': null }),
    revision: String(revision),
  }));
  if (!before || !again) throw new Error('It is read twice.');
  const state = openedState(before);
  const { files, published, blocks, pictures } = state.site;
  const { site, origins, draft } = after(state, { kind: 'read', site: again });
  expect(site.revision).toBe('2');
  expect([origins, draft]).toEqual([state.origins, state.draft]);
  for (const [one, other] of [
    [site.files, files],
    [site.published, published],
    [site.blocks, blocks],
    [site.pictures, pictures],
    [origins, state.origins],
  ])
    expect(one).toBe(other);
});

test('saving one file tells its changes from those of all others', () => {
  const other = 'pages/other.yaml';
  const two = {
    ...siteWith(stored, 'first').files,
    [other]: { text: 'a', hash: 'a', ofBytes: [] },
  };
  const site = { ...siteWith(stored, 'first'), files: two };
  const changed = written(
    { ...openedState(site), origins: originsOf({ ...site, published: { [other]: 'b' } }) },
    'title: A\n',
  );
  expect(changesIn(changed).map((change) => change.file)).toEqual([file, other]);
  const save = (state: SessionState, text: string) =>
    after(state, {
      kind: 'saved',
      changes: [{ file, before: null, after: text }],
      hashes: { [file]: `hash of ${text}` },
    });
  const saved = save(changed, 'title: A\n');
  expect(changesIn(saved).map((change) => change.file)).toEqual([file, other]);
  const back = save(written(saved, stored), stored);
  expect(changesIn({ ...back, draft: emptyDraft }).map((change) => change.file)).toEqual([other]);
});

test('work of an earlier session is merged with what others stored meanwhile', () => {
  const { draft, conflicts } = mine;
  const site = siteWith(stored.replace('Per term', 'Per year'), 'theirs');
  const state = after(openedState(site), {
    kind: 'resumed',
    work: { draft, conflicts },
  });
  expect(textIn(state, file)).toBe('title: Prices\nnote: Per year\n');
  expect(state.saveStatus).toBe('waiting');
});

test('a step that is undone says what it changed, and how that is taken back', () => {
  const draft = undo(mine.draft);
  const state = after(mine, { kind: 'stepped', draft, notice: 'Undone.', back: 'redo' });
  expect(state.stepChanges).toEqual([{ file, before: textIn(mine, file), after: stored }]);
  expect(state.outcome).toEqual({ text: 'Undone.', back: 'redo' });
});

test('what is published in vain is no publication, and what becomes of one is told of that one only', () => {
  const changes = changesIn(mine);
  const published: SessionAction = {
    kind: 'published',
    answer: { kind: 'published', version: 'one' },
    changes,
    at: 7,
  };
  const failed = { ...published, answer: { kind: 'failed', reason: sayAsIs('No.') } } as const;
  expect(after(mine, failed)).toBe(mine);
  const state = after(mine, published, failed);
  expect(state.publication).toMatchObject({ kind: 'published', version: 'one', at: 7, changes });
  const live = { kind: 'live', link: null } as const;
  expect(after(state, { kind: 'progressed', version: 'other', progress: live })).toBe(state);
  const seen = after(state, { kind: 'progressed', version: 'one', progress: live });
  expect(seen.publication?.progress).toEqual(live);
  expect(after(seen, { kind: 'progressed', version: 'one', progress: { ...live } })).toBe(seen);
});

test('a listener may dispatch: all hear of one action before the next', () => {
  const { dispatch, subscribe, getState } = createSessionStore(siteWith(stored, 'first'));
  const heard: string[] = [];
  const refuse = (reason: string) => dispatch({ kind: 'refused', reason });
  subscribe((state, before) => {
    heard.push(`first: ${before.refusal} to ${state.refusal}`);
    if (state.refusal === 'one') refuse('two');
  });
  subscribe((state, before) => void heard.push(`second: ${before.refusal} to ${state.refusal}`));
  refuse('one');
  expect(getState().refusal).toBe('two');
  expect(heard).toEqual([
    'first:  to one',
    'second:  to one',
    'first: one to two',
    'second: one to two',
  ]);
});
