import { expect, test } from 'vitest';
import type { Offer } from '../../schema/offer.ts';
import { blockSchema } from '../../schema/blocks/index.ts';
import { renderBlock, testContext } from './test-context.ts';

const choices = [
  { name: 'online', title: 'Online' },
  { name: 'paper', title: 'On paper' },
  { name: 'phone', title: 'By telephone' },
];
const show = (block: object, offers: Offer = { choices }) =>
  renderBlock(blockSchema.parse(block), testContext({ offers }));

const items = [
  { text: 'A pen', for: ['paper'] },
  { text: 'A number', for: ['online', 'phone'] },
  { text: 'A photograph' },
];

test.each([{ tickable: true }, {}])(
  'lines of a checklist say for which options they are',
  (more) => {
    const html = show({ type: 'checklist', ...more, items });
    expect(Array.from(html.matchAll(/data-unless="([^"]*)"/g), ([, numbers]) => numbers)).toEqual([
      '1 3',
      '2',
    ]);
    expect(html).toContain('For: On paper');
    expect(html).toContain('For: Online and By telephone');
    expect(html).toContain('Only what is needed is shown: Online');
  },
);

test('an option is chosen by a link to it, where anything on the page follows it', () => {
  const options = {
    type: 'cards',
    look: 'options',
    items: [
      { title: 'Online', anchor: 'online', text: 'At home.' },
      { title: 'In person', text: 'Here.' },
    ],
  };
  const html = show(options);
  expect(html).toContain('id="online" data-choice="1"');
  expect(html).toContain('href="#online"');
  expect(html.match(/data-choice/g)).toHaveLength(1);
  expect(show(options, {})).not.toMatch(/data-choice|href=/);
});
