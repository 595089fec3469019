import {
  defineBlock,
  sectionFields,
  numbered,
  prose,
  yesNo,
  anchorOfNumber,
  readNumbered,
  type BlockDiagnostic,
} from 'woven-site/schema';
import { phrase, say } from '../../src/messages/index.ts';

export const proseBlock = defineBlock({
  type: 'prose',
  name: 'Text',
  purpose: 'text',
  description:
    'Text: paragraphs, lists, tables, quotations, pictures and footnotes, with a heading at the left. By-laws have numbered paragraphs instead, each with an address of its own.',
  fields: {
    ...sectionFields,
    text: prose({
      label: 'Text',
      hint: 'Paragraphs with an empty line between them. Words in another language are marked so that screen readers speak them rightly: [Câmara Municipal](lang:pt).',
      hintInForm: '',
    }).optional(),
    contents: yesNo({
      label: 'List of its headings',
      hint: 'Links to the headings in the text, above it. Without this, a text with five headings or more has them.',
      under: 'looks',
    }).optional(),
    paragraphs: numbered({
      label: 'Numbered paragraphs',
      hint: 'For by-laws or rules, in place of the text. Each paragraph begins with its number, 2 or 2.1.1.2, which stays as it is; a heading may have one too: ### 2 Members. Links lead to #p-2-1-1-2, and the search finds the number.',
      under: 'words',
    }).optional(),
  },
  anchors: ({ paragraphs }) =>
    paragraphs === undefined
      ? []
      : readNumbered(paragraphs.markdown).paragraphs.map(({ number }) => anchorOfNumber(number)),
  passages: ({ paragraphs }) =>
    paragraphs === undefined
      ? []
      : readNumbered(paragraphs.markdown).paragraphs.map(({ number, markdown }) => ({
          anchor: anchorOfNumber(number),
          heading: number,
          markdown,
        })),
  codes: {
    'paragraph-number': [
      'Numbered paragraphs without a number, or with one twice',
      'Each paragraph of by-laws begins with its number, which is also its address: 2.1.1 is at #p-2-1-1.',
      'paragraphs: |-\n  2.1 Every member …\n\n  2.1 The board …',
      'paragraphs: |-\n  2.1 Every member …\n\n  2.2 The board …',
    ],
  },
  validate: (block) => {
    // One with a mistake is there without a value.
    if (!('text' in block) && !('paragraphs' in block)) {
      return [
        {
          code: 'missing-field',
          path: [],
          message: say('missing-has', { subject: phrase('subject', 'block'), field: 'text' }),
          help: say('text-writeOrBlock'),
          example: 'text: A few words',
        },
      ];
    }
    return block.paragraphs === undefined ? [] : checkNumbers(block.paragraphs.markdown);
  },
});

/** Refuses a text without a number, and a number that two paragraphs have. */
function checkNumbers(markdown: string): BlockDiagnostic<'paragraph-number'>[] {
  const numbers = readNumbered(markdown).paragraphs.map(({ number }) => number);
  const path = ['paragraphs'];
  if (numbers.length === 0) {
    return [
      {
        code: 'paragraph-number',
        path,
        message: say('paragraph-none'),
        help: [...say('paragraph-begin'), ...say('paragraph-plain', { field: 'text' })],
        example: 'paragraphs: |-\n  1 Name\n\n  1.1 The name of the association is …',
      },
    ];
  }
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice === undefined) return [];
  return [
    {
      code: 'paragraph-number',
      path,
      message: say('paragraph-numberTwice', { number: twice }),
      help: say('paragraph-ownNumber'),
    },
  ];
}
