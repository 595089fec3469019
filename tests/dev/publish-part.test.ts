import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveContent } from '../../src/dev/edit/content-store.ts';
import { readPictures } from '../../src/dev/edit/stored-pictures.ts';
import { publish } from '../../src/dev/edit/publish/publish.ts';
import { readPublished } from '../../src/dev/edit/publish/repository.ts';
import { longTest } from '../sample.ts';

/** To publish starts Git two dozen times; in milliseconds. */
const enough = 90_000;

let scratch: string;
const content = (who: string) => path.join(scratch, who, 'content');
const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: path.join(scratch, folder) }).toString();
const read = (who: string, file: string) => readFileSync(path.join(content(who), file), 'utf8');
const write = (who: string, file: string, text: string) =>
  writeFileSync(path.join(content(who), file), text);
const published = (file: string) => git('remote.git', 'show', `main:content/${file}`);

const borrow = 'pages/borrow.yaml';
const retitled = (text: string, title: string) => text.replace(/^title: .*/m, `title: ${title}`);

/** Publishes texts alone, as they differ from what was published. */
const publishOnly = (who: string, texts: Record<string, string | null>, uploads: string[] = []) =>
  publish(content(who), {
    message: 'A part',
    choices: [],
    only: {
      changes: Object.entries(texts).map(([file, after]) => ({
        file,
        before:
          file === 'pages/chess.yaml' ? null : git(who, 'show', `origin/main:content/${file}`),
        after,
      })),
      uploads,
    },
  });

beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'publish-part-'));
  vi.stubEnv('GIT_CONFIG_GLOBAL', path.join(scratch, 'no-settings'));
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  git('.', 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
  for (const who of ['amina', 'brian']) {
    git('.', 'clone', '--quiet', 'remote.git', who);
    git(who, 'config', 'user.name', who);
    git(who, 'config', 'user.email', `${who}@school.example`);
    if (who === 'brian') continue;
    git(who, 'checkout', '--quiet', '-B', 'main');
    cpSync('scripts/starter/library', content(who), { recursive: true });
    git(who, 'add', '.');
    git(who, 'commit', '--quiet', '-m', 'Begin');
    git(who, 'push', '--quiet', 'origin', 'main');
  }
});

afterEach(() => rmSync(scratch, { recursive: true, force: true }));

test(
  'a part is published while another page has a mistake; drafts stay, in the same file too, and nothing staged is lost',
  async () => {
    const before = read('amina', borrow);
    const visit = `${read('amina', 'pages/visit/index.yaml')}tittle: Wrong\n`;
    write('amina', 'pages/visit/index.yaml', visit);
    git('amina', 'add', 'content/pages/visit/index.yaml');
    const image = 'image:\n      src: gate.svg\n      alt: The gate';
    const rules = '  - type: documents\n    items:\n      - file: files/rules.pdf\n';
    const chess = `title: Chess\nblocks:\n  - type: hero\n    title: Chess\n    ${image}\n${rules}`;
    write('amina', 'pages/chess.yaml', chess);
    for (const name of ['rules.pdf', 'other.pdf'])
      cpSync('tests/fixtures/attachments/rules.pdf', path.join(content('amina'), 'files', name));
    for (const name of ['gate.svg', 'other.svg'])
      cpSync(
        'scripts/starter/library/images/river.svg',
        path.join(content('amina'), 'images', name),
      );
    // The file has a draft besides what is published of it.
    const draft = retitled(before, 'Take home').replace(/^description: .*/m, 'description: Half a');
    write('amina', borrow, draft);

    const texts = { [borrow]: retitled(before, 'Take home'), 'pages/chess.yaml': chess };
    const uploads = ['images/gate.svg', 'files/rules.pdf'];
    expect(await publishOnly('amina', texts, uploads)).toEqual({ kind: 'published' });
    expect(published(borrow)).toBe(retitled(before, 'Take home'));
    const changed = git('remote.git', 'diff-tree', '-r', '--name-only', '--no-commit-id', 'main');
    expect(changed.trim().split('\n')).toEqual([
      'content/files/rules.pdf',
      'content/images/gate.svg',
      `content/${borrow}`,
      'content/pages/chess.yaml',
    ]);
    expect(read('amina', borrow)).toBe(draft);
    expect(git('amina', 'status', '--porcelain').trimEnd().split('\n')).toEqual([
      ` M content/${borrow}`,
      'M  content/pages/visit/index.yaml',
      '?? content/files/other.pdf',
      '?? content/images/other.svg',
    ]);
    expect(Object.keys((await readPublished(content('amina'))) ?? {})).toEqual([
      borrow,
      'pages/visit/index.yaml',
      'images/other.svg',
      'files/other.pdf',
    ]);
  },
  enough,
);

test(
  'what would have mistakes by itself is not published',
  async () => {
    write('amina', 'pages/chess.yaml', 'title: Chess\nblocks: []\n');
    const link = '  - type: prose\n    text: "[Chess](/chess)"\n';
    const texts = { [borrow]: `${read('amina', borrow)}${link}` };
    expect(await publishOnly('amina', texts)).toMatchObject({ kind: 'failed' });
    expect(git('remote.git', 'log', '--format=%s', 'main').trim()).toBe('Begin');
    expect(git('amina', 'log', '--format=%s').trim()).toBe('Begin');
  },
  enough,
);

longTest(
  'what somebody else has published meanwhile is joined with the part, and with the drafts that stay',
  async () => {
    git('brian', 'pull', '--quiet', 'origin', 'main');
    const before = read('brian', borrow);
    const visit = read('brian', 'pages/visit/index.yaml');
    write('brian', borrow, before.replace(/^description: .*/m, 'description: By Brian'));
    write('brian', 'pages/visit/index.yaml', retitled(visit, 'By Brian'));
    await publish(content('brian'), { message: 'Brian', choices: [] });

    const ours = visit.replace(/^description: .*/m, 'description: A draft');
    expect(ours).not.toBe(visit);
    write('amina', 'pages/visit/index.yaml', ours);
    write('amina', borrow, retitled(before, 'By Amina'));
    expect(await publishOnly('amina', { [borrow]: retitled(before, 'By Amina') })).toEqual({
      kind: 'published',
    });
    expect(published(borrow)).toContain('title: By Amina\ndescription: By Brian\n');
    expect(read('amina', borrow)).toBe(published(borrow));
    expect(read('amina', 'pages/visit/index.yaml')).toBe(retitled(ours, 'By Brian'));
    expect(Object.keys((await readPublished(content('amina'))) ?? {})).toEqual([
      'pages/visit/index.yaml',
    ]);
  },
  enough,
);

test(
  'a deleted picture is told apart from what was published, comes back as it was, and is gone when that is published',
  async () => {
    const old = 'images/old-river.svg';
    write('amina', old, read('amina', 'images/river.svg').replace('>', '><!-- 2019 -->'));
    git('amina', 'add', '.');
    git('amina', 'commit', '--quiet', '-m', 'A picture that no page uses');
    git('amina', 'push', '--quiet', 'origin', 'main');
    const before = read('amina', old);
    const id = git('amina', 'rev-parse', `HEAD:content/${old}`).trim();
    const stored = await readPictures(content('amina'), '/');
    expect(stored.find(({ name }) => name === 'old-river.svg')?.id).toBe(id);
    const save = (baseHash: string | null, text: string | null, file = old) =>
      saveContent(content('amina'), [{ file, baseHash, text }]);

    expect(save('another', null)).toEqual({
      kind: 'changed',
      files: { [old]: { text: id, hash: id } },
    });
    for (const name of ['images/../site.yaml', 'images/.hidden.svg', 'images/notes.txt'])
      expect(save(id, null, name).kind).toBe('refused');
    expect(save(id, null)).toEqual({ kind: 'saved', hashes: { [old]: null } });
    expect(await readPublished(content('amina'))).toEqual({ [old]: id });
    expect(save(null, id)).toEqual({ kind: 'saved', hashes: { [old]: id } });
    expect(read('amina', old)).toBe(before);
    expect(await readPublished(content('amina'))).toEqual({});
    expect(save(null, '0'.repeat(40), 'images/never.svg').kind).toBe('refused');

    // Alone, although another page is not ready.
    save(id, null);
    write('amina', borrow, retitled(read('amina', borrow), 'Not yet'));
    const changes = [{ file: old, before: id, after: null }];
    const only = { changes, uploads: [] };
    const answer = await publish(content('amina'), { message: 'Tidy', choices: [], only });
    expect(answer).toEqual({ kind: 'published' });
    expect(git('remote.git', 'ls-tree', '-r', '--name-only', 'main')).not.toContain(old);
    expect(Object.keys((await readPublished(content('amina'))) ?? {})).toEqual([borrow]);
    expect(published(borrow)).not.toContain('Not yet');
  },
  enough,
);
