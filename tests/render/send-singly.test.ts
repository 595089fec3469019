// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createSendViews } from '../../src/render/send/send-view.ts';
import { sendDocument } from '../../src/render/send/SendDocument.tsx';
import { removePast } from '../../src/layout/ui/past-items.ts';
import { siteOf } from '../site/site-of.ts';

const tree = siteOf(
  {
    index: { title: 'Home', blocks: [{ type: 'next-date', calendar: '/calendar' }] },
    calendar: {
      title: 'Calendar',
      blocks: [
        {
          type: 'calendar',
          year: 2026,
          terms: [
            {
              name: 'Term 1',
              opening: '2026-01-08',
              closing: '2026-04-02',
              halfTerm: { from: '2026-02-20', to: '2026-02-24' },
            },
          ],
          events: [
            { event: 'Open day', date: '2026-03-14', time: '9 AM to 5 PM' },
            { event: 'Sports day', date: '2026-01-31' },
          ],
        },
      ],
    },
    kalenda: {
      title: 'Kalenda',
      language: 'sw-KE',
      blocks: [
        { type: 'calendar', year: 2026, events: [{ event: 'Siku wazi', date: '2026-03-14' }] },
      ],
    },
  },
  {
    language: 'en-KE',
    timeZone: 'Africa/Nairobi',
    notice: { text: 'Closed today.', until: '2026-02-23 18:00' },
    translations: { 'sw-KE': { name: 'Ziwani', notice: { text: 'Leo tumefunga.' } } },
    contacts: { main: { label: 'Office', phone: '+254 700 000 001' } },
  },
);

/** The lists of what the document that sends a page offers besides its message, as they are seen at a moment. */
function listsAt(address: string, seen = '2026-02-23T09:00:00Z') {
  const page = tree.byAddress.get(address);
  if (!page) throw new Error(`There is no page at ${address}.`);
  const html = sendDocument(createSendViews(tree, new Date('2026-02-23T09:00:00Z'))(page), {
    stylesheets: [],
    minifyScript: (code) => code,
    policy: null,
  });
  const shown = new DOMParser().parseFromString(html, 'text/html');
  removePast(shown, new Date(seen));
  return Array.from(shown.querySelectorAll('details'), (list) => {
    const hrefs = Array.from(list.querySelectorAll('a'), (link) => decodeURIComponent(link.href));
    const textsAfter = (start: string) =>
      hrefs.flatMap((href) => (href.startsWith(start) ? href.slice(start.length) : []));
    return {
      heading: list.querySelector('summary')?.textContent,
      sms: textsAfter('sms:?&body='),
      whatsapp: textsAfter('https://wa.me/?text='),
      copied: Array.from(list.querySelectorAll('button'), ({ dataset }) => dataset['copy']),
    };
  });
}

const url = 'https://lakeside.example/calendar';
const messages = [
  `Half term, Term 1: 20 to 24 February 2026. Lakeside, +254 700 000 001 ${url}`,
  `Open day: 14 March 2026, 9 AM to 5 PM. Lakeside, +254 700 000 001 ${url}`,
  `Term 1 closes: 2 April 2026. Lakeside, +254 700 000 001 ${url}`,
];

const listOf = (heading: string, texts: string[]) => ({
  heading,
  sms: texts,
  whatsapp: texts,
  copied: texts,
});

test('each date that has not passed is sent by itself, from its calendar and where it is the next one', () => {
  for (const address of ['/calendar', '/']) {
    expect(listsAt(address)[1], address).toEqual(listOf('Send only one date', messages));
  }
});

test('the urgent notice is sent by itself, without a link, so that it is a single SMS', () => {
  expect(listsAt('/')[0]).toEqual(
    listOf('Send only the urgent notice', ['Closed today. Lakeside, +254 700 000 001']),
  );
});

test('both are there in Kiswahili', () => {
  expect(listsAt('/kalenda')).toEqual([
    listOf('Tuma tangazo la dharura tu', ['Leo tumefunga. Ziwani, +254 700 000 001']),
    listOf('Tuma tarehe moja tu', [
      'Siku wazi: 14 Machi 2026. Ziwani, +254 700 000 001 https://lakeside.example/kalenda',
    ]),
  ]);
});

test('what has passed since the site was built is not offered', () => {
  const headingsAt = (seen: string) => listsAt('/calendar', seen).map(({ heading }) => heading);
  expect(headingsAt('2026-02-23T14:59:00Z')).toHaveLength(2);
  // Six in the evening in Nairobi.
  expect(headingsAt('2026-02-23T15:00:00Z')).toEqual(['Send only one date']);
  // There, it is already the day after the half term.
  expect(listsAt('/calendar', '2026-02-24T21:30:00Z')[0]?.sms).toEqual(messages.slice(1));
  expect(headingsAt('2026-04-03T09:00:00Z')).toEqual([]);
});
