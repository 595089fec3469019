import { expect, test } from 'vitest';
import { buildDownloads } from '../../src/render/downloads.ts';
import { createSiteRenderer } from '../../src/render/site-renderer.ts';
import { uidsIn } from '../built/calendar-times.ts';
import { siteOf } from '../site/site-of.ts';
import { withoutFiles } from './without-files.ts';

const camp = (date: string) => ({ event: 'Training camp', date, subject: '体育' });
const concert = { event: '音乐会', date: '2027-03-06', subject: '音乐' };

const tree = siteOf(
  {
    index: { blocks: [{ type: 'calendar', year: 2027, events: [camp('2027-04-03')] }] },
    dates: {
      blocks: [
        { type: 'calendar', events: [camp('2027-04-03'), concert] },
        { type: 'calendar', title: 'Summer', events: [camp('2027-07-24')] },
      ],
    },
  },
  { contacts: { main: { label: 'Office' } } },
);

test('every link to dates leads to a file of their own, with the dates of its calendar', () => {
  const files = buildDownloads(tree);
  const renderer = createSiteRenderer(tree, withoutFiles);
  const links = tree.pages.flatMap((page) =>
    Array.from(renderer.page(page).matchAll(/href="(?:webcal:\/\/[^/]*)?([^"]*\.ics)"/g), (link) =>
      String(link[1]),
    ),
  );
  for (const link of links) expect([...files.keys()]).toContain(link);
  expect(links.filter((link) => link.endsWith('/calendar.ics'))).toHaveLength(3);
  const [first = '', second = ''] = links.filter((link) =>
    /\/calendar-dates[^/]*\.ics$/.test(link),
  );
  expect(files.get(first)).toMatch(/SUMMARY:Training camp[^]*SUMMARY:音乐会/);
  expect(files.get(second)).toContain('DTSTART;VALUE=DATE:20270724');
  expect(files.get('/dates/calendar-%E4%BD%93%E8%82%B2.ics')?.match(/BEGIN:VEVENT/g)).toHaveLength(
    2,
  );
  expect(files.get('/dates/calendar-%E9%9F%B3%E4%B9%90.ics')).toContain('SUMMARY:音乐会');
  const uids = ['/calendar.ics', '/dates/calendar.ics'].flatMap((name) =>
    uidsIn(files.get(name) ?? ''),
  );
  expect(new Set(uids).size).toBe(4);
});
