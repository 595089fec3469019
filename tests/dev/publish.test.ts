import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadSite } from '../../src/build/content-files/load-site.ts';
import type { LoadSite } from '../../src/dev/edit/publish/check-version.ts';
import { reasonOf } from '../../src/dev/edit/publish/refusals.ts';
import { publish } from '../../src/dev/edit/publish/publish.ts';
import { readPublished } from '../../src/dev/edit/publish/repository.ts';
import type { PublishRequest } from '../../src/content/edit-protocol/store.ts';
import { longTest, sampleOf } from '../sample.ts';
import { inEnglish } from '../../src/messages/word-message.ts';
import { say } from '../../src/messages/message.ts';

/** For tests that publish several times, each of which starts Git a dozen times; in milliseconds. */
const enough = 90_000;

let scratch: string;
let remote: string;
let secretary: string;
let teacher: string;

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }).toString();

const contentOf = (folder: string) => path.join(folder, 'content');
const file = 'pages/borrow.yaml';
const read = (folder: string, name = file) =>
  readFileSync(path.join(contentOf(folder), name), 'utf8');
const write = (folder: string, text: string, name = file) =>
  writeFileSync(path.join(contentOf(folder), name), text);
const change = (folder: string, from: string | RegExp, to: string, name = file) => {
  const before = read(folder, name);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  write(folder, after, name);
};

const now = (folder: string, more: Partial<PublishRequest> = {}) =>
  publish(contentOf(folder), { message: 'Borrow: new words', choices: [], ...more });

const published = (name = file) => git(remote, 'show', `main:content/${name}`);

function clone(folder: string, name: string): void {
  const cloned = path.join(folder, name);
  git(folder, 'clone', '--quiet', 'remote.git', name);
  // Goes along when all of them are copied.
  git(cloned, 'remote', 'set-url', 'origin', '../remote.git');
  git(cloned, 'config', 'user.name', name);
  git(cloned, 'config', 'user.email', `${name}@school.example`);
}

/** A repository and two who work on it. To make them takes longer than most tests: each test gets a copy. */
let prepared: string;

/** Whoever runs the tests has settings of their own. */
function ignoreGitSettings(): void {
  vi.stubEnv('GIT_CONFIG_GLOBAL', path.join(prepared, 'no-settings'));
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
}

beforeAll(() => {
  prepared = mkdtempSync(path.join(tmpdir(), 'publish-'));
  ignoreGitSettings();
  git(prepared, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
  clone(prepared, 'developer');
  const first = path.join(prepared, 'developer');
  git(first, 'checkout', '--quiet', '-B', 'main');
  cpSync('scripts/starter/library', contentOf(first), { recursive: true });
  writeFileSync(path.join(first, 'code.ts'), 'one\n');
  git(first, 'add', '.');
  git(first, 'commit', '--quiet', '-m', 'Begin');
  git(first, 'push', '--quiet', 'origin', 'main');
  clone(prepared, 'secretary');
  clone(prepared, 'teacher');
});

afterAll(() => rmSync(prepared, { recursive: true, force: true }));

beforeEach(() => {
  ignoreGitSettings();
  scratch = mkdtempSync(path.join(tmpdir(), 'publish-'));
  cpSync(prepared, scratch, { recursive: true, preserveTimestamps: true });
  remote = path.join(scratch, 'remote.git');
  secretary = path.join(scratch, 'secretary');
  teacher = path.join(scratch, 'teacher');
});

afterEach(() => rmSync(scratch, { recursive: true, force: true }));

test("only the content is published; a developer's uncommitted changes stay as they are", async () => {
  writeFileSync(path.join(secretary, 'code.ts'), 'half done\n');
  git(secretary, 'add', 'code.ts');
  change(secretary, /^title: .*/m, 'title: Chukua vitabu');
  write(
    secretary,
    'title: Chess\nblocks:\n  - type: prose\n    text: Every Friday.\n',
    'pages/chess.yaml',
  );
  expect(Object.keys((await readPublished(contentOf(secretary))) ?? {}).toSorted()).toEqual([
    file,
    'pages/chess.yaml',
  ]);
  expect(await now(secretary)).toEqual({ kind: 'published' });
  expect(published()).toBe(read(secretary));
  expect(published('pages/chess.yaml')).toContain('Every Friday.');
  expect(git(remote, 'show', 'main:code.ts')).toBe('one\n');
  expect(git(secretary, 'status', '--porcelain').trim()).toBe('M  code.ts');
  expect(git(remote, 'log', '-1', '--format=%s %an', 'main').trim()).toBe(
    'Borrow: new words secretary',
  );
  expect(await readPublished(contentOf(secretary))).toEqual({});
});

test('changes of two people in adjacent lines are merged, and published on the second try', async () => {
  change(teacher, /^description: .*/m, 'description: Of the teacher');
  expect(await now(teacher)).toEqual({ kind: 'published' });
  change(secretary, /^title: .*/m, 'title: Of the secretary');
  expect(await now(secretary)).toEqual({ kind: 'published' });
  for (const text of [published(), read(secretary)]) {
    expect(text).toContain('title: Of the secretary\ndescription: Of the teacher\n');
  }
});

test('on a conflict nothing is published and both versions are reported; then one is chosen', async () => {
  const base = /^title: (.*)/m.exec(read(secretary))?.[1];
  change(teacher, /^title: .*/m, 'title: Of the teacher');
  await now(teacher);
  change(secretary, /^title: .*/m, 'title: Of the secretary');
  const mine = read(secretary);
  const answer = await now(secretary);
  expect(answer).toMatchObject({
    kind: 'conflicts',
    conflicts: [
      { file, path: ['title'], base, ours: 'Of the secretary', theirs: 'Of the teacher' },
    ],
  });
  expect(read(secretary)).toBe(mine);
  expect(published()).toContain('Of the teacher');
  expect(await now(secretary, { choices: [{ file, path: ['title'] }] })).toEqual({
    kind: 'published',
  });
  expect(published()).toContain('title: Of the secretary\n');
});

longTest(
  'a page that one side deleted and the other changed is a conflict as a whole',
  async () => {
    rmSync(path.join(contentOf(teacher), 'pages/whats-on/reading-trail.yaml'));
    for (const name of [
      'pages/index.yaml',
      'pages/whats-on/index.yaml',
      'pages/visit/rooms.yaml',
    ]) {
      write(teacher, read(teacher, name).replaceAll('/whats-on/reading-trail', '/visit'), name);
    }
    expect(await now(teacher)).toEqual({ kind: 'published' });
    const trail = 'pages/whats-on/reading-trail.yaml';
    change(secretary, /^title: .*/m, 'title: Of the secretary', trail);
    const mine = read(secretary, trail);
    expect(await now(secretary)).toMatchObject({
      kind: 'conflicts',
      conflicts: [{ file: trail, path: [], ours: mine, theirs: undefined }],
    });
    expect(await now(secretary, { choices: [{ file: trail, path: [] }] })).toEqual({
      kind: 'published',
    });
    expect(published(trail)).toBe(mine);
  },
);

test('offline, changes are kept and published the next time', async () => {
  git(secretary, 'remote', 'set-url', 'origin', path.join(scratch, 'away.git'));
  change(secretary, /^title: .*/m, 'title: Kept');
  expect(await now(secretary)).toMatchObject({ kind: 'failed' });
  expect(Object.keys((await readPublished(contentOf(secretary))) ?? {})).toEqual([file]);
  git(secretary, 'remote', 'set-url', 'origin', remote);
  expect(await now(secretary)).toEqual({ kind: 'published' });
  expect(published()).toContain('title: Kept\n');
});

test('a site with mistakes is not published', async () => {
  change(secretary, /^title: /m, 'tittle: ');
  expect(await now(secretary)).toMatchObject({ kind: 'failed' });
  expect(git(secretary, 'log', '--format=%s').trim()).toBe('Begin');
});

test('the name of the publisher is asked for once', async () => {
  git(secretary, 'config', '--unset', 'user.name');
  git(secretary, 'config', 'user.useConfigOnly', 'true');
  change(secretary, /^title: .*/m, 'title: Signed');
  expect(await now(secretary)).toEqual({ kind: 'nameless' });
  const author = { name: 'Amina', email: 'amina@school.example' };
  expect(await now(secretary, { author })).toEqual({ kind: 'published' });
  expect(git(remote, 'log', '-1', '--format=%an %ae', 'main').trim()).toBe(
    'Amina amina@school.example',
  );
});

/** The published site takes no direct changes, as on a host with a protected branch. */
function protectMain(): void {
  const hook = path.join(remote, 'hooks', 'pre-receive');
  writeFileSync(
    hook,
    '#!/bin/sh\nwhile read old new ref; do case $ref in refs/heads/main) echo "GH006: Protected branch update failed" >&2; exit 1;; *) echo "Create a merge request: https://host.example/new" >&2;; esac; done\n',
  );
  chmodSync(hook, 0o755);
}

const proposals = (): string[] =>
  git(remote, 'for-each-ref', '--format=%(refname:short)', 'refs/heads/edit')
    .split('\n')
    .slice(0, -1);

const proposedTitles = (): (string | undefined)[] =>
  proposals().map(
    (name) => /^title: (.*)/m.exec(git(remote, 'show', `${name}:content/${file}`))?.[1],
  );

const head = ['-c', 'user.name=Head', '-c', 'user.email=head@school.example'];

/** Somebody with the right to do so accepts a proposal: as it is, or as one new commit. */
function accept(proposal: string, squashed: boolean): void {
  const made = squashed
    ? git(remote, ...head, 'commit-tree', `${proposal}^{tree}`, '-p', 'main', '-m', 'Yes').trim()
    : proposal;
  git(remote, 'update-ref', 'refs/heads/main', made);
}

longTest(
  'proposals of two people of the same name stay, also when somebody else has corrected one',
  async () => {
    protectMain();
    for (const folder of [secretary, teacher]) {
      git(folder, 'config', 'user.name', '王芳');
      change(folder, /^title: .*/m, `title: In ${path.basename(folder)}`);
      expect(await now(folder)).toEqual({ kind: 'proposed', link: 'https://host.example/new' });
    }
    expect(proposedTitles().toSorted()).toEqual(['In secretary', 'In teacher']);
    const [name = ''] = proposals();
    const corrected = git(
      remote,
      ...head,
      'commit-tree',
      `${name}^{tree}`,
      '-p',
      name,
      '-m',
      'Right',
    );
    git(remote, 'update-ref', `refs/heads/${name}`, corrected.trim());
    for (const folder of [secretary, teacher]) {
      change(folder, /^title: .*/m, 'title: Second');
      expect(await now(folder)).toMatchObject({ kind: 'proposed' });
    }
    expect(git(remote, 'rev-parse', name)).toBe(corrected);
    expect(proposedTitles().filter((title) => title === 'Second')).toHaveLength(2);
  },
  enough,
);

longTest(
  'two people at one computer have a proposal each, and each goes on with it',
  async () => {
    protectMain();
    const people = ['amina', 'brian'].map((name) => ({
      author: { name: 'Editor', email: `${name}@school.example` },
    }));
    for (const [title, person] of [
      ['First', people[0]],
      ['Other', people[1]],
      ['Second', people[0]],
    ] as const) {
      change(secretary, /^title: .*/m, `title: ${title}`);
      expect(await now(secretary, person)).toMatchObject({ kind: 'proposed' });
    }
    expect(proposedTitles().toSorted()).toEqual(['Other', 'Second']);
  },
  enough,
);

longTest.each([true, false])(
  'an accepted proposal (as one new commit: %s) is left as it was: the next work has its own',
  async (squashed) => {
    protectMain();
    change(secretary, /^title: .*/m, 'title: First work');
    await now(secretary);
    const [first = ''] = proposals();
    accept(first, squashed);
    // Nothing is left to propose.
    expect(await now(secretary)).toEqual({ kind: 'published' });
    expect(await readPublished(contentOf(secretary))).toEqual({});
    change(secretary, /^title: .*/m, 'title: Second work');
    expect(await now(secretary)).toMatchObject({ kind: 'proposed' });
    expect(proposedTitles().toSorted()).toEqual(['First work', 'Second work']);
    const [second = ''] = proposals().filter((name) => name !== first);
    expect(git(remote, 'rev-list', '--count', `main..${second}`).trim()).toBe('1');
  },
  enough,
);

test(
  'what is no file of the site is not published, whatever lies in its folder',
  async () => {
    change(secretary, /^title: .*/m, 'title: Published');
    const leftovers = [
      'pages/.borrow.yaml.31247',
      'pages/.borrow.yaml.swp',
      'pages/.hidden.yaml',
      'pages/borrow.yaml~',
      'images/.DS_Store',
      'images/salaries.xlsx',
      'notes.txt',
      'fonts/tried.woff2',
    ];
    mkdirSync(path.join(contentOf(secretary), 'fonts'));
    mkdirSync(path.join(contentOf(secretary), 'images'), { recursive: true });
    for (const name of [...leftovers, 'images/gate.svg']) write(secretary, 'private', name);
    write(
      secretary,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      'images/gate.svg',
    );
    expect(await now(secretary)).toEqual({ kind: 'published' });
    const names = git(remote, 'diff-tree', '-r', '--name-only', '--no-commit-id', 'main').trim();
    expect(names.split('\n')).toEqual([`content/images/gate.svg`, `content/${file}`]);
    for (const name of leftovers) expect(read(secretary, name)).toBe('private');
    rmSync(path.join(contentOf(secretary), 'images/gate.svg'));
    expect(await now(secretary)).toEqual({ kind: 'published' });
    expect(git(remote, 'ls-tree', '-r', '--name-only', 'main')).not.toContain('gate.svg');
  },
  enough,
);

longTest(
  'publications at the same moment follow each other',
  async () => {
    change(secretary, /^title: .*/m, 'title: Once');
    change(teacher, /^description: .*/m, 'description: Of the teacher');
    const answers = await Promise.all(
      [secretary, teacher, secretary, secretary, teacher].map((folder) => now(folder)),
    );
    expect(answers).toEqual(answers.map(() => ({ kind: 'published' })));
    expect(published()).toContain('title: Once\ndescription: Of the teacher\n');
  },
  enough,
);

longTest(
  'words of a secretary that begin like an option, or are very long, are published as they are',
  async () => {
    change(secretary, /^title: .*/m, 'title: Long');
    const message = `--amend ${'Words. '.repeat(2500)}`.trim();
    expect(await now(secretary, { message })).toEqual({ kind: 'published' });
    expect(git(remote, 'log', '-1', '--format=%B', 'main').trim()).toBe(message);
  },
);

test('a site without a host is published into its own folder, and compared with the last version there', async () => {
  git(secretary, 'remote', 'remove', 'origin');
  write(secretary, 'title: Science week\n', 'pages/science-week.yaml');
  expect(await readPublished(contentOf(secretary))).toEqual({ 'pages/science-week.yaml': null });
  rmSync(path.join(contentOf(secretary), 'pages/science-week.yaml'));
  change(secretary, /^title: .*/m, 'title: Only here');
  expect(Object.keys((await readPublished(contentOf(secretary))) ?? {})).toEqual([file]);
  expect(await now(secretary)).toEqual({ kind: 'published', isOnlyHere: true });
  expect(git(secretary, 'show', `main:content/${file}`)).toContain('title: Only here\n');
  expect(await readPublished(contentOf(secretary))).toEqual({});
  // Once it is connected, versions go there.
  git(secretary, 'remote', 'add', 'origin', remote);
  change(secretary, /^title: .*/m, 'title: For everybody');
  expect(await now(secretary)).toEqual({ kind: 'published' });
  expect(published()).toContain('title: For everybody\n');
});

/** Where there is nothing to publish from, or somebody refuses it. */
const obstacles: [string, () => void][] = [
  ['outside of any repository', () => rmSync(path.join(secretary, '.git'), { recursive: true })],
  [
    'while an earlier version is open',
    () => void git(secretary, 'checkout', '--quiet', '--detach'),
  ],
  [
    'while another program uses the versions',
    () => writeFileSync(path.join(secretary, '.git', 'index.lock'), ''),
  ],
  ['in the middle of a merge', () => writeFileSync(path.join(secretary, '.git', 'MERGE_HEAD'), '')],
  [
    'when a hook refuses it',
    () => {
      const hook = path.join(secretary, '.git', 'hooks', 'pre-commit');
      writeFileSync(hook, '#!/bin/sh\necho "Ask the head first." >&2\nexit 1\n');
      chmodSync(hook, 0o755);
    },
  ],
  ['without git', () => void vi.stubEnv('PATH', scratch)],
];

test.each(sampleOf(obstacles, 1))(
  '%s nothing is published, and a sentence without any word of git says why',
  async (_where, prepare) => {
    change(secretary, /^title: .*/m, 'title: Refused');
    prepare();
    const answer = await now(secretary);
    const reason = answer.kind === 'failed' ? inEnglish(answer.reason) : '';
    expect(reason).toMatch(/^[A-Z].*\.$/);
    expect(reason.replace('install Git', '')).not.toMatch(
      /\b(?:git|commit|push|pull|merge|branch|head(?! first)|remote|hook|conflict)\b/i,
    );
    expect(read(secretary)).toContain('title: Refused');
    expect(existsSync(path.join(contentOf(secretary), file))).toBe(true);
  },
);

test('the lock of a publication from here that was killed hinders nobody; the lock of another program does', async () => {
  const lock = path.join(secretary, '.git', 'index.lock');
  const note = path.join(secretary, '.git', 'woven-site-publishing');
  const gone = spawnSync(process.execPath, ['--version']).pid;
  const leave = (program: number) => {
    writeFileSync(
      note,
      JSON.stringify({ host: hostname(), program, command: gone, since: Date.now() }),
    );
    writeFileSync(lock, '');
  };
  change(secretary, /^title: .*/m, 'title: After a crash');
  // Its program runs still.
  leave(process.ppid);
  expect(await now(secretary)).toMatchObject({ kind: 'failed' });
  expect(existsSync(lock)).toBe(true);
  leave(gone);
  expect(await now(secretary)).toEqual({ kind: 'published' });
  expect(existsSync(note)).toBe(false);
  // Made by whom nobody knows.
  writeFileSync(lock, '');
  change(secretary, /^title: .*/m, 'title: Locked');
  expect(await now(secretary)).toMatchObject({ kind: 'failed' });
}, 90_000);

test.each([
  [
    'error: insufficient permission for adding an object to repository database',
    'could not be stored',
  ],
  ['remote: Permission to school/site.git denied to amina.', 'may not change it'],
  ['fatal: unable to write new index file: No space left on device', 'could not be stored'],
  ['kex_exchange_identification: Connection closed by remote host', 'cannot be reached'],
  ['fatal: the remote end hung up unexpectedly', 'cannot be reached'],
  ["fatal: Unable to create '/site/.git/index.lock': File exists.", 'Another program'],
  ['! [remote rejected] main -> main (unpacker error)\nerror: failed to push some refs', 'refused'],
])('%s is told in words that an editor understands', (words, part) => {
  const reason = inEnglish(reasonOf({ ok: false, out: '', words, isMissing: false }));
  expect(reason).toContain(part);
  expect(reason).not.toMatch(/fatal|error:|refs|unpacker/);
});

/** Checks a site as if every page had a block of the site's own. */
const withPriceBoard: LoadSite = async () => {
  const { tree } = await loadSite('scripts/starter/library');
  const board = { document: { blocks: [{ type: 'price-board' }] } };
  return { tree: tree && { theme: tree.theme, pages: [board] }, diagnostics: [] };
};

test(
  'a page with a block that only this computer has waits until the block is published',
  { timeout: enough },
  async () => {
    const request = { message: 'Prices', choices: [] };
    const inBlock = path.join(secretary, 'blocks/price-board/schema.ts');
    mkdirSync(path.dirname(inBlock), { recursive: true });
    writeFileSync(inBlock, 'export {};\n');
    change(secretary, /^title: .*/m, 'title: Prices of this year');
    expect(await publish(contentOf(secretary), request, withPriceBoard)).toEqual({
      kind: 'failed',
      reason: say('publish-newBlock', { block: '"price-board"', folder: 'blocks/price-board' }),
    });
    expect(published()).not.toContain('Prices of this year');
    git(secretary, 'add', 'blocks');
    git(secretary, 'commit', '--quiet', '-m', 'A board of prices');
    expect(await publish(contentOf(secretary), request, withPriceBoard)).toMatchObject({
      kind: 'published',
    });
    expect(published()).toContain('Prices of this year');
  },
);
