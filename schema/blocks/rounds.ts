import { defineBlock, image, labelledLink, list, object, inline, line } from 'woven-site/schema';

export const roundsBlock = defineBlock({
  type: 'rounds',
  description:
    'A story told step by step, each with a picture that grows out of the one before. One thread joins them.',
  fields: {
    items: list(
      object(
        { label: 'Round', hint: 'A step of the story.' },
        {
          label: line({
            label: 'Label',
            hint: 'A word or two above the heading.',
            max: 40,
          }).optional(),
          title: line({
            label: 'Heading',
            hint: 'Its heading.',
            max: 80,
            example: 'Four strands for everyone',
          }),
          text: inline({ label: 'Text', hint: 'One to three sentences.', max: 400 }).optional(),
          image: image({ label: 'Picture', hint: 'A round picture: its corners are cut off.' }),
          tags: list(line({ label: 'Word', hint: 'A word.', max: 60 }), {
            label: 'Words',
            hint: 'What belongs to this round, as a row of words.',
          }).optional(),
          link: labelledLink({ label: 'Link', hint: 'Where to read more.' }).optional(),
        },
      ),
      { label: 'Rounds', hint: 'Two to eight rounds, in order.', min: 2, max: 8 },
    ),
  },
  onGround: () => true,
});
