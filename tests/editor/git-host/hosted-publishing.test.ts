import { expect, test, vi } from 'vitest';
import { textId } from '../../../src/editor/store/git-host/blob-id.ts';
import { fees, feesText, feesWith, publish, save, storeSetup, textIn } from './store-setup.ts';
import { say } from '../../../src/messages/message.ts';

/** A file that begins like a photograph. */
const photograph = (last: number) => new Blob([Uint8Array.from([255, 216, 255, last])]);

test('where someone else approves, publishing opens a pull request, and the next one adds to it', async () => {
  const { open, repository, published } = await storeSetup();
  const store = open('amina', { isReviewed: true });
  await save(store, feesWith(120));
  const link = 'https://github.com/lakeside/website/pull/1';
  expect(await publish(store)).toEqual({ kind: 'proposed', link });
  await save(store, feesWith(130));
  expect(await publish(store)).toEqual({ kind: 'proposed', link });
  expect(repository.pulls).toHaveLength(1);
  expect(repository.pulls[0]).toMatchObject({
    head: 'edit/amina',
    base: 'main',
    title: 'Fees: 100 → 120',
  });
  expect(repository.text('edit/amina', `content/${fees}`)).toBe(feesWith(130));
  expect(published(fees)).toBe(feesText);
  expect((await store.read()).published).toEqual({ [fees]: feesText });

  // It is agreed to, as one commit of the host's own.
  repository.commit('main', { [`content/${fees}`]: feesWith(130) });
  expect((await store.read()).published).toEqual({});
  await save(store, feesWith(130, 220));
  expect((await store.read()).published).toEqual({ [fees]: feesWith(130) });
});

/** The change of a file as a part that is published. */
const part = (after: string | null, uploads: string[] = []) => ({
  changes: [{ file: fees, before: feesText, after }],
  uploads,
});

test('a part is published with its picture; other drafts stay, and what others have published is joined', async () => {
  const { open, published, changeOutside, drafted, repository } = await storeSetup();
  const store = open();
  const taken = await store.upload('images', 'gate.jpg', photograph(1));
  expect(taken.kind).toBe('taken');
  await store.upload('images', 'draft.jpg', photograph(2));
  await save(store, 'title: Half a\n', 'pages/index.yaml');
  await save(store, feesWith(120, 220));
  changeOutside({ 'site.yaml': 'name: Lake\n', [fees]: feesWith(100, 210) });
  // Of the two amounts, only the first is published.
  const answer = await publish(store, [], part(feesWith(120), ['images/gate.jpg']));
  expect(answer).toMatchObject({ kind: 'published' });
  expect(published(fees)).toBe(feesWith(120, 210));
  expect(published('pages/index.yaml')).toBe('title: Home\n');
  expect(published('site.yaml')).toBe('name: Lake\n');
  expect(repository.text('main', 'content/images/gate.jpg')).toBeDefined();
  expect(repository.text('main', 'content/images/draft.jpg')).toBeUndefined();
  expect(repository.text('drafts/amina', 'content/images/draft.jpg')).toBeDefined();
  expect(drafted('pages/index.yaml')).toBe('title: Half a\n');
  // Both have changed the second amount; that is decided when it is published.
  expect(await publish(store, [], part(feesWith(120, 220)))).toMatchObject({ kind: 'conflicts' });
});

test('where someone else approves, a part is handed in beside what waits there already', async () => {
  const { open, repository } = await storeSetup();
  const store = open('amina', { isReviewed: true });
  await save(store, 'title: Welcome\n', 'pages/index.yaml');
  await publish(store);
  await save(store, 'name: Half a\n', 'site.yaml');
  expect(await publish(store, [], part(feesWith(120)))).toMatchObject({ kind: 'proposed' });
  const proposed = (file: string) => repository.text('edit/amina', `content/${file}`);
  expect(proposed(fees)).toBe(feesWith(120));
  expect(proposed('pages/index.yaml')).toBe('title: Welcome\n');
  expect(proposed('site.yaml')).toBe('name: Lakeside\n');
});

test('a branch that accepts no direct changes is proposed to', async () => {
  const { open, repository, published } = await storeSetup();
  repository.protectedBranches.set('main', 'Protected branch update failed for refs/heads/main.');
  const store = open();
  await save(store, feesWith(120));
  expect(await publish(store)).toMatchObject({ kind: 'proposed' });
  expect(published(fees)).toBe(feesText);
  expect(textIn(await store.read())).toBe(feesWith(120));
});

test('the progress of a published version is shown until visitors see it', async () => {
  const { open, repository, build } = await storeSetup();
  const store = open();
  await save(store, feesWith(120));
  const answer = await publish(store);
  const version = answer.kind === 'published' ? (answer.version ?? '') : '';
  expect(await store.progress(version)).toEqual({ kind: 'unknown', link: null });
  const run = {
    id: 7,
    workflow: 1,
    name: 'publish',
    event: 'push',
    commit: version,
    status: 'in_progress',
    conclusion: null,
    jobs: [],
  };
  repository.runs.push(run);
  expect(await store.progress(version)).toMatchObject({ kind: 'building' });
  repository.runs.splice(0, 1, { ...run, status: 'completed', conclusion: 'failure' });
  expect(await store.progress(version)).toMatchObject({ kind: 'failed' });
  // Built, but not everywhere yet.
  repository.runs.splice(0, 1, { ...run, status: 'completed', conclusion: 'success' });
  expect(await store.progress(version)).toMatchObject({ kind: 'building' });
  const text = feesWith(120);
  const { files } = build.latest;
  build.latest = {
    ...build.latest,
    files: { ...files, [fees]: { text, blob: await textId(text) } },
  };
  expect(await store.progress(version)).toEqual({ kind: 'live', link: null });
});

test('a photograph gets a free name, is stored once, and is published with the page', async () => {
  const { open, repository } = await storeSetup();
  const store = open();
  const take = async (name: string, last: number) => {
    const answer = await store.upload('images', name, photograph(last));
    return answer.kind === 'taken' ? answer.upload.stored.name : answer.reason;
  };
  expect(await take('Sports Day (1).JPG', 1)).toBe('sports-day-1.jpg');
  expect(await take('sports day 1.jpg', 2)).toBe('sports-day-1-2.jpg');
  expect(await take('again.jpg', 1)).toBe('sports-day-1.jpg');
  expect(await take('con.jpg', 3)).toBe('picture-con.jpg');
  expect(await store.upload('images', 'logo.svg', new Blob(['<svg></svg>']))).toEqual({
    kind: 'refused',
    reason: 'drawing',
  });
  expect(repository.text('main', 'content/images/sports-day-1.jpg')).toBeUndefined();
  const { pictures } = await store.read();
  expect(pictures.map(({ name }) => name).toSorted()).toEqual([
    'picture-con.jpg',
    'sports-day-1-2.jpg',
    'sports-day-1.jpg',
  ]);
  await publish(store);
  expect(repository.text('main', 'content/images/sports-day-1.jpg')).toBeDefined();
});

const pdf = (words: string) => new Blob([`%PDF-1.7\n${words}\n%%EOF\n`]);

test('a document is checked in the browser, kept as a draft, and published with the page that leads to it', async () => {
  const { open, repository } = await storeSetup();
  const store = open();
  const take = async (name: string, bytes: Blob) => {
    const answer = await store.upload('files', name, bytes);
    return answer.kind === 'taken' ? answer.upload.stored.name : answer.reason;
  };
  expect(await take('Rules (1).PDF', pdf('one'))).toBe('rules-1.pdf');
  expect(await take('again.pdf', pdf('one'))).toBe('rules-1.pdf');
  expect(await take('other.pdf', pdf('two'))).toBe('other.pdf');
  expect(await take('half.pdf', new Blob(['%PDF-1.7\n']))).toBe('broken');
  expect(await take('locked.pdf', pdf('<< /Encrypt 5 0 R >>'))).toBe('locked');
  expect(await take('rules.docx', new Blob(['MZ']))).toBe('broken');
  expect(await take('gate.png', new Blob(['PNG']))).toBe('other-kind');
  const names = (await store.read()).attachments?.map(({ name }) => name);
  expect(names?.toSorted()).toEqual(['other.pdf', 'rules-1.pdf']);
  // Somebody else opens the site without having uploaded it, and learns how large it is.
  const other = open();
  await other.read();
  await vi.waitFor(async () => expect((await other.read()).attachments?.[0]?.bytes).toBe(19));
  await save(store, `${feesText}link: files/rules-1.pdf\n`);
  await publish(store, [], part(`${feesText}link: files/rules-1.pdf\n`, ['files/rules-1.pdf']));
  expect(repository.text('main', 'content/files/rules-1.pdf')).toBeDefined();
  expect(repository.text('main', 'content/files/other.pdf')).toBeUndefined();
});

test('the history has published versions only, and brings back texts and deleted pages', async () => {
  const { open, changeOutside } = await storeSetup();
  const store = open();
  expect(await store.history('pages/none.yaml')).toEqual({ kind: 'none' });
  await save(store, feesWith(120));
  await publish(store);
  await save(store, feesWith(999));
  changeOutside({ 'pages/index.yaml': null });
  const answer = await store.history(null);
  const { versions, deleted } = answer.kind === 'history' ? answer : expect.unreachable();
  expect(versions.map(({ what, files }) => [what, files])).toEqual([
    ['Change', ['pages/index.yaml']],
    ['Fees: 100 → 120', [fees]],
    ['The site as it begins', ['pages/fees.yaml', 'pages/index.yaml', 'site.yaml']],
  ]);
  expect(deleted).toMatchObject([{ file: 'pages/index.yaml' }]);
  const [gone, changed, begin] = versions;
  const before = { id: gone?.id ?? '', file: 'pages/index.yaml', isBefore: true };
  expect(await store.version(before)).toEqual({ 'pages/index.yaml': 'title: Home\n' });
  const whole = { id: changed?.id ?? '', file: null, isBefore: true };
  expect(await store.version(whole)).toEqual({
    [fees]: feesText,
    'pages/index.yaml': 'title: Home\n',
  });
  // Since a day before the site began, all that changed is what changed after its first version.
  const beforeAll = { id: begin?.id ?? '', file: null, isBefore: true };
  expect(await store.version(beforeAll)).toEqual(await store.version(whole));
});

test('a page that was deleted many publications ago is listed with the version that deleted it', async () => {
  const { open, changeOutside } = await storeSetup();
  const gone = changeOutside({ 'pages/index.yaml': null });
  for (let amount = 0; amount < 40; amount += 1) changeOutside({ [fees]: feesWith(amount) });
  const answer = await open().history(null);
  const { deleted } = answer.kind === 'history' ? answer : expect.unreachable();
  expect(deleted).toMatchObject([{ file: 'pages/index.yaml', id: gone }]);
});

test('a proposal that was accepted is listed once, without the merge that the host has named', async () => {
  const { open, repository } = await storeSetup();
  const store = open();
  const main = repository.branches.get('main') ?? '';
  const side = repository.commit(
    'side',
    { 'content/pages/fees.yaml': feesWith(130) },
    { message: 'Fees' },
  );
  repository.commit(
    'main',
    { 'content/pages/fees.yaml': feesWith(130) },
    {
      message: 'Merge pull request #3 from amina/side',
      parents: [main, side],
    },
  );
  const answer = await store.history(null);
  const { versions } = answer.kind === 'history' ? answer : expect.unreachable();
  expect(versions.map(({ what }) => what)).toEqual(['Fees', 'The site as it begins']);
});

test('versions that changed code or fonts as well are those of developers', async () => {
  const { open, changeOutside, repository } = await storeSetup();
  const store = open();
  await save(store, feesWith(120));
  await publish(store);
  repository.commit('main', { 'content/pages/fees.yaml': feesWith(130), 'src/main.ts': '// 1\n' });
  changeOutside({ [fees]: feesWith(140), 'fonts/lake.woff2': 'font' });
  for (const file of [null, fees]) {
    const answer = await store.history(file);
    const { versions } = answer.kind === 'history' ? answer : expect.unreachable();
    expect(versions.map(({ isTechnical }) => isTechnical === true)).toEqual([
      true,
      true,
      false,
      // The site as it begins, with the code around its content.
      true,
    ]);
  }
});

test('a token that is taken back, limits and failures of the host leave nothing half done', async () => {
  const { open, double, repository, published } = await storeSetup();
  const store = open();
  await save(store, feesWith(120));
  const head = repository.branches.get('main');
  for (const [fault, problem] of [
    [401, 'signed-out'],
    [503, null],
  ] as const) {
    for (const request of [/^POST .*\/git\/trees/, /^POST .*\/git\/commits/]) {
      double.fail(request, fault);
      await expect(publish(store)).rejects.toMatchObject({ name: 'StoreUnavailable', problem });
      expect(repository.branches.get('main')).toBe(head);
    }
  }
  expect(await publish(store)).toMatchObject({ kind: 'published' });
  expect(published(fees)).toBe(feesWith(120));
  // Published, but the drafts could not be reset: that is only tidying up.
  await save(store, feesWith(130));
  double.fail(/^PATCH .*drafts/, 503);
  expect(await publish(store)).toMatchObject({ kind: 'published' });
  expect(published(fees)).toBe(feesWith(130));
  expect((await store.read()).published).toEqual({});
});

test.each([false, true])(
  'of two sites in one repository none touches the drafts and proposals of the other (reviewed: %s)',
  async (isReviewed) => {
    const { open, repository } = await storeSetup();
    const [school, clinic] = ['content', 'sites/clinic'].map((folder) =>
      open('amina', { isReviewed, folder }),
    );
    if (!school || !clinic) throw new Error('There are two sites.');
    const ward = 'pages/ward.yaml';
    await save(school, feesWith(120));
    if (isReviewed) await publish(school);
    await save(clinic, 'title: Ward\n', ward);
    expect((await publish(clinic)).kind).toBe(isReviewed ? 'proposed' : 'published');
    expect(textIn(await open('amina', { isReviewed }).read())).toBe(feesWith(120));
    if (isReviewed) {
      expect(repository.text('edit/amina', `content/${fees}`)).toBe(feesWith(120));
      expect(repository.pulls).toHaveLength(2);
    }
  },
);

test('a request whose words contain a NUL is refused in words', async () => {
  const { open, published } = await storeSetup();
  const store = open();
  await save(store, feesWith(120));
  expect(await store.publish({ message: 'Fees\0', choices: [] })).toEqual({
    kind: 'failed',
    reason: say('request-hiddenCharacter'),
  });
  expect(published(fees)).toBe(feesText);
});
