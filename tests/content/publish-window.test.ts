import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  createLoadCache,
  loadSite,
  type LoadOptions,
} from '../../src/build/content-files/load-site.ts';
import { answerDevRequest, loadDevSite, readAsOf } from '../../src/dev/dev-site.ts';
import { describeLeftOut } from '../../src/site/pages/publish-window.ts';
import { inEnglish } from '../../src/messages/word-message.ts';

const content = path.join(mkdtempSync(path.join(tmpdir(), 'times-')), 'content');
cpSync('scripts/starter/library', content, { recursive: true });
const write = (page: string, text: string) =>
  writeFileSync(path.join(content, 'pages', `${page}.yaml`), text);
const prose = (text: string, more = '') => `  - type: prose\n    text: ${text}\n${more}`;
write(
  'open-day',
  `title: Siku ya wazi\npublishFrom: 2030-03-01\npublishUntil: 2030-03-10\nlisting:\n  inMenu: true\nblocks:\n${prose('Karibuni.')}${prose('Leo ni leo.', '    showUntil: 2030-03-05\n')}`,
);
const plans = `title: Mipango\nblocks:\n${prose('"[Siku](/open-day). ![](river.svg)"')}`;
write('plans', `draft: true\n${plans}`);
appendFileSync(
  path.join(content, 'pages/borrow.yaml'),
  prose('"[Siku ya wazi](/open-day)."', '    showFrom: 2030-03-01\n'),
);
afterAll(() => rmSync(path.dirname(content), { recursive: true, force: true }));

const load = (options: LoadOptions) => loadSite(content, createLoadCache(), options);

test('the site of a day has what is due that day, and reports what is left out and when that changes', async () => {
  const seen = async (day: string) => {
    const { tree, diagnostics, nextDate } = await load({ day });
    const page = tree?.byAddress.get('/open-day');
    const reported = diagnostics
      .filter(({ code }) => code !== 'date-unconfirmed' && code !== 'no-alt')
      .map(({ code, severity }) => `${severity} ${code}`);
    return [page?.document.blocks.length ?? 0, nextDate, ...reported];
  };
  const ending = 'warning page-not-due';
  expect(await seen('2030-02-28')).toEqual([0, '2030-03-01', ending]);
  expect(await seen('2030-03-01')).toEqual([2, '2030-03-06', ending]);
  expect(await seen('2030-03-06')).toEqual([1, '2030-03-11', ending]);
  expect(await seen('2030-03-11')).toEqual([0, null, 'error page-not-due']);
  expect(describeLeftOut(await load({ day: '2030-02-28' }))).toEqual([
    'Left out on 2030-02-28:',
    expect.stringMatching(/^ {2}pages\/borrow.yaml, block \d: from 2030-03-01 on$/),
    '  pages/open-day.yaml: from 2030-03-01 on',
    '  pages/plans.yaml: a draft',
    'The next change by date is on 2030-03-01: build again that day.',
  ]);
});

const undescribed = async () =>
  (await load({ day: '2030-03-01' })).diagnostics.flatMap(({ code, severity, file }) =>
    code === 'no-alt' ? [`${severity} ${file}`] : [],
  );

test('a picture in the text of a draft may be described later, but not once the page is published', async () => {
  expect(await undescribed()).toEqual(['warning pages/plans.yaml']);
  write('plans', plans);
  expect(await undescribed()).toEqual(['error pages/plans.yaml']);
  write('plans', `draft: true\n${plans}`);
});

test('what comes and goes at an hour is there between its hours, and the hour to build at is named', async () => {
  write(
    'flood',
    `title: Mafuriko\npublishFrom: 2031-05-01 06:30\npublishUntil: 2031-05-01 18:00\nlisting:\n  inMenu: true\nblocks:\n${prose('Daraja limefungwa.')}`,
  );
  const seen = async (time: string) => {
    const { tree, nextDate } = await load({ day: time });
    return [tree?.byAddress.has('/flood'), nextDate];
  };
  expect(await seen('2031-05-01')).toEqual([false, '2031-05-01 06:30']);
  expect(await seen('2031-05-01 06:29')).toEqual([false, '2031-05-01 06:30']);
  expect(await seen('2031-05-01 06:30')).toEqual([true, '2031-05-01 18:00']);
  expect(await seen('2031-05-01 17:59')).toEqual([true, '2031-05-01 18:00']);
  expect(await seen('2031-05-01 18:00')).toEqual([false, null]);
  expect(describeLeftOut(await load({ day: '2031-05-01 07:00' })).at(-1)).toBe(
    'The next change by date is on 2031-05-01 18:00: build again then.',
  );
  rmSync(path.join(content, 'pages/flood.yaml'));
});

test('a link to a page not yet published is a mistake that names the day', async () => {
  write(
    'news',
    `title: Habari\nlisting:\n  inMenu: true\nblocks:\n${prose('"[Siku](/open-day)."')}`,
  );
  const { diagnostics } = await load({ day: '2030-02-01' });
  const found = diagnostics.find(({ file }) => file === 'pages/news.yaml');
  expect(found).toMatchObject({ code: 'page-not-due', severity: 'error' });
  expect(inEnglish(found?.message ?? [])).toContain('2030-03-01');
  rmSync(path.join(content, 'pages/news.yaml'));
});

const shown = async (address: string, day?: string) => {
  const site = await loadDevSite(content, createLoadCache(), day);
  if (!site.tree) throw new Error('The site has mistakes.');
  const answer = answerDevRequest(site, new URL(address, 'http://localhost'));
  return answer.kind === 'page' ? `${answer.status} ${answer.html}` : answer.kind;
};

test('npm start shows drafts and scheduled content, marked; and the site of any day as visitors get it', async () => {
  expect(await shown('/plans')).toContain('Visitors see this page when it is no draft any more.');
  expect(await shown('/open-day')).toContain('Visitors see this page from 1 March 2030 on.');
  expect(await shown('/borrow')).toContain('the next part of the page from 1 March 2030 on.');
  expect(await shown('/plans', '2030-03-02')).toMatch(/^404 [^]*This is the site of 2 March 2030/);
  expect(await shown('/open-day', '2030-03-02')).toMatch(/^200 [^]*Leo ni leo/);
  expect(await shown('/', '2030-03-02')).not.toContain('Visitors see');
  expect(readAsOf(null, 'a=1; as-of=2030-03-02')).toBe('2030-03-02');
  expect(readAsOf('', 'as-of=2030-03-02')).toBeUndefined();
  expect(readAsOf('2030-02-30')).toBeUndefined();
});
