import { expect } from 'vitest';
import { blobId } from '../../../src/editor/store/git-host/blob-id.ts';
import type { GitHost, HostedFolder } from '../../../src/editor/store/git-host/git-host.ts';

/** A repository to try a host with. Its main branch stays as it is; branches are made below `branches`. */
export type HostSetup = {
  host: GitHost;
  main: string;
  /** Unique to this test, so that it can be run again: editor-test/1767600000000. */
  branches: string;
};

const bytes = (text: string) => new TextEncoder().encode(text);
const picture = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 31) % 256);

/** The last commit of the main branch, and its files. */
async function begin({ host, main }: HostSetup): Promise<HostedFolder> {
  const head = await host.head(main);
  return host.folder(head ?? expect.unreachable('The main branch has no commit.'));
}

/** A new branch with these texts. */
async function branchWith(
  { host }: HostSetup,
  branch: string,
  from: string,
  texts: Readonly<Record<string, string>>,
): Promise<string> {
  const answer = await host.commit({
    branch,
    parents: [from],
    filesOf: from,
    files: Object.entries(texts).map(([path, content]) => ({ path, content })),
    message: `Change ${Object.keys(texts).join(', ')}`,
    isNew: true,
  });
  return answer.kind === 'committed' ? answer.commit : expect.unreachable(answer.kind);
}

/** What every host does, with any repository that has a few texts in its content folder: by a sentence each. */
export const hostBehaviour: Record<string, (setup: HostSetup) => Promise<void>> = {
  'somebody who may do everything signs in': async ({ host }) => {
    const answer = await host.signIn();
    expect(answer).toMatchObject({ kind: 'signed-in', account: { login: expect.any(String) } });
    expect(
      answer.kind === 'signed-in' && answer.missing.filter(({ isNeeded }) => isNeeded),
    ).toEqual([]);
  },

  'texts, a picture and a deletion become one version, and everything else stays': async (
    setup,
  ) => {
    const { host, branches } = setup;
    const before = await begin(setup);
    const [deleted = ''] = before.files.keys();
    const branch = `${branches}/several`;
    const answer = await host.commit({
      branch,
      parents: [before.commit],
      filesOf: before.commit,
      files: [
        { path: 'pages/new page.yaml', content: 'title: “Ada” – 😀\r\n' },
        { path: 'images/new.jpg', content: picture },
        { path: deleted, content: null },
        { path: 'pages/never-there.yaml', content: null },
      ],
      message: 'Add a page\n\nIt has a picture.',
      isNew: true,
    });
    const commit = answer.kind === 'committed' ? answer.commit : expect.unreachable(answer.kind);
    expect(await host.head(branch)).toBe(commit);
    const { files } = await host.folder(commit);
    const expected = new Map(before.files);
    expected.delete(deleted);
    const text = bytes('title: “Ada” – 😀\r\n');
    expected.set('pages/new page.yaml', { blob: await blobId(text), size: text.length });
    expected.set('images/new.jpg', { blob: await blobId(picture), size: picture.length });
    expect(Object.fromEntries(files)).toEqual(Object.fromEntries(expected));
    expect(await host.bytes(await blobId(text))).toEqual(text);
    const id = await blobId(picture);
    expect(await blobId(await host.bytes(id))).toBe(id);

    expect(await host.parentOf(commit)).toBe(before.commit);
    const [newest] = await host.history(branch, null);
    expect(newest).toMatchObject({ id: commit, what: 'Add a page' });
    expect(await host.history(branch, 'pages/new page.yaml')).toHaveLength(1);
    expect(new Set((await host.changedFiles(commit)).files)).toEqual(
      new Set([
        { path: 'images/new.jpg', isDeleted: false },
        { path: 'pages/new page.yaml', isDeleted: false },
        { path: deleted, isDeleted: true },
      ]),
    );
  },

  'a tab that is behind changes nothing, and the merged version follows both': async (setup) => {
    const { host, branches } = setup;
    const { commit: start } = await begin(setup);
    const branch = `${branches}/stale`;
    const first = await branchWith(setup, branch, start, { 'pages/one.yaml': 'title: One\n' });
    const stale = { branch, filesOf: start, files: [], message: 'Stale', isNew: false };
    expect(await host.commit({ ...stale, parents: [start], isNew: true })).toEqual({
      kind: 'behind',
    });
    const file = { path: 'pages/two.yaml', content: 'title: Two\n' };
    expect(await host.commit({ ...stale, files: [file], parents: [start] })).toEqual({
      kind: 'behind',
    });
    expect(await host.head(branch)).toBe(first);

    const other = await branchWith(setup, `${branches}/other`, start, {
      [file.path]: file.content,
    });
    expect(await host.commonBase(first, other)).toBe(start);
    const merged = await host.commit({
      branch,
      parents: [first, other],
      filesOf: first,
      files: [file],
      message: 'Both',
      isNew: false,
    });
    const commit = merged.kind === 'committed' ? merged.commit : expect.unreachable(merged.kind);
    const { files } = await host.folder(commit);
    expect([files.has('pages/one.yaml'), files.has(file.path)]).toEqual([true, true]);
    expect(await host.commonBase(commit, other)).toBe(other);
    expect(await host.parentOf(commit)).toBe(first);
  },

  'a version without any change of files is one all the same': async (setup) => {
    const { host, branches } = setup;
    const { commit: start, files } = await begin(setup);
    const branch = `${branches}/empty`;
    const made = await branchWith(setup, branch, start, {});
    expect(made).not.toBe(start);
    expect((await host.folder(made)).files).toEqual(files);
    expect((await host.changedFiles(made)).files).toEqual([]);
  },

  'a branch is proposed once, and its link stays the same': async (setup) => {
    const { host, main, branches } = setup;
    const { commit: start } = await begin(setup);
    const branch = `${branches}/proposed`;
    await branchWith(setup, branch, start, { 'pages/proposed.yaml': 'title: Proposed\n' });
    const proposal = {
      branch,
      into: main,
      title: 'A test of the editor',
      text: 'Please ignore it.',
    };
    const link = await host.propose(proposal);
    expect(link).toMatch(/^https:\/\/.+\/\d+$/);
    expect(await host.propose(proposal)).toBe(link);
  },

  'the branches below a name are found, with what each adds to the main one': async (setup) => {
    const { host, branches } = setup;
    const before = await begin(setup);
    const below = `${branches}/found/`;
    const first = await branchWith(setup, `${below}one`, before.commit, {
      'pages/a.yaml': 'a: 1\n',
    });
    const second = await branchWith(setup, `${below}two`, first, { 'pages/b.yaml': 'b: 2\n' });
    expect(await host.branches(below)).toEqual([
      { name: `${below}one`, commit: first },
      { name: `${below}two`, commit: second },
    ]);
    expect(await host.branches(`${below}none`)).toEqual([]);
    const { author, files } = await host.difference(before.commit, second);
    expect(author).toEqual(expect.any(String));
    expect(files.toSorted()).toEqual(['pages/a.yaml', 'pages/b.yaml']);
    expect((await host.difference(second, first)).files).toEqual([]);
  },

  'what does not exist is told so': async (setup) => {
    const { host, branches } = setup;
    expect(await host.head(`${branches}/nowhere`)).toBeNull();
    expect(await host.history(`${branches}/nowhere`, null)).toEqual([]);
    expect(await host.preview(`${branches}/nowhere`)).toBeNull();
    const { commit } = await begin(setup);
    expect(['unknown', 'waiting', 'building', 'built', 'failed']).toContain(
      (await host.publication(commit)).kind,
    );
  },
};
