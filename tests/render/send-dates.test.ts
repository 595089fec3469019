import { expect, test } from 'vitest';
import { createSendViews } from '../../src/render/send/send-view.ts';
import { sendDocument } from '../../src/render/send/SendDocument.tsx';
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
    translations: { 'sw-KE': { name: 'Ziwani' } },
    contacts: { main: { label: 'Office', phone: '+254 700 000 001' } },
  },
);

/** What the document that sends a page offers to send besides its message, on a day within the half term. */
function offeredAt(address: string) {
  const page = tree.byAddress.get(address);
  if (!page) throw new Error(`There is no page at ${address}.`);
  const html = sendDocument(createSendViews(tree, new Date('2026-02-23T09:00:00Z'))(page), {
    stylesheets: [],
    minifyScript: (code) => code,
    policy: null,
  });
  const [, offered = ''] = /<details[^>]*>(.*?)<\/details>/s.exec(html) ?? [];
  const all = (pattern: RegExp) => Array.from(offered.matchAll(pattern), ([, text = '']) => text);
  return {
    heading: all(/<summary>(.*?)<\/summary>/g),
    names: all(/<b>(.*?)<\/b>/g),
    sms: all(/href="sms:\?&amp;body=([^"]*)"/g).map(decodeURIComponent),
    whatsapp: all(/href="https:\/\/wa\.me\/\?text=([^"]*)"/g).map(decodeURIComponent),
    copied: all(/data-copy="([^"]*)"/g),
  };
}

const url = 'https://lakeside.example/calendar';
const messages = [
  `Half term, Term 1: 20 February 2026 to 24 February 2026. Lakeside, +254 700 000 001 ${url}`,
  `Open day: 14 March 2026, 9 AM to 5 PM. Lakeside, +254 700 000 001 ${url}`,
  `Term 1 closes: 2 April 2026. Lakeside, +254 700 000 001 ${url}`,
];

test('each date that has not passed is sent by itself, from its calendar and where it is the next one', () => {
  for (const address of ['/calendar', '/']) {
    const { heading, sms, whatsapp, copied } = offeredAt(address);
    expect(heading, address).toEqual(['Send only one date']);
    expect(sms, address).toEqual(messages);
    expect(whatsapp, address).toEqual(messages);
    expect(copied, address).toEqual(messages);
  }
});

test('in Kiswahili too', () => {
  expect(offeredAt('/kalenda')).toMatchObject({
    heading: ['Tuma tarehe moja tu'],
    names: ['Siku wazi'],
    sms: ['Siku wazi: 14 Machi 2026. Ziwani, +254 700 000 001 https://lakeside.example/kalenda'],
  });
});
