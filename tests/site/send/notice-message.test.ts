import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { noticeMessage } from '../../../src/site/send/notice-message.ts';
import { smsParts } from '../../../src/site/send/sms-parts.ts';

const sender = { siteName: 'Lakeside School', phone: '+254 700 000 000' };

const of = (text: string) => noticeMessage({ text, ...sender });

test('a notice says who sends it and whom to call, as far as that fits into the SMS', () => {
  expect(of('Closed today: no water – come on Monday.')).toBe(
    'Closed today: no water - come on Monday. Lakeside School, +254 700 000 000',
  );
  expect(of('School is closed')).toBe('School is closed. Lakeside School, +254 700 000 000');
  expect(of('Shule imefungwa!')).toBe('Shule imefungwa! Lakeside School, +254 700 000 000');
  expect(of('x'.repeat(140))).toBe(`${'x'.repeat(140)}. Lakeside School`);
  expect(of('x'.repeat(160))).toBe('x'.repeat(160));
  // A school with a name longer than its number.
  expect(noticeMessage({ text: 'x'.repeat(150), siteName: 'Lakeside', phone: '0700' })).toBe(
    `${'x'.repeat(150)}. Lakeside`,
  );
});

test('whatever its text, a notice stays a single SMS if the text alone is one, and loses nothing of it', () => {
  const letters = constantFrom('a', ' ', 'ê', '€', '7', '😀', '“');
  assert(
    property(
      string({ unit: letters, minLength: 1, maxLength: 200 }).filter((text) => text.trim() !== ''),
      (text) => {
        const alone = noticeMessage({ text, siteName: '' }).trim();
        const message = noticeMessage({ text, ...sender });
        expect(message.startsWith(alone)).toBe(true);
        if (smsParts(alone).parts.length === 1) expect(smsParts(message).parts).toHaveLength(1);
        else expect(message).toContain(sender.phone);
      },
    ),
  );
});
