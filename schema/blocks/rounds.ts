import { defineBlock, image, labelledLink, list, object, inline, line } from 'woven-site/schema';

export const roundsBlock = defineBlock({
  type: 'rounds',
  name: 'Story in pictures',
  purpose: 'text',
  description:
    'A story told step by step, each with a picture that grows out of the one before. One thread joins them.',
  fields: {
    items: list(
      object(
        { label: 'Picture and text' },
        {
          label: line({
            label: 'Small line above',
            max: 40,
          }).optional(),
          title: line({
            label: 'Heading',
            max: 80,
            example: 'Four strands for everyone',
          }),
          text: inline({ label: 'Text', hint: 'One to three sentences.', max: 400 }).optional(),
          image: image({ label: 'Picture', hint: 'It is round: its corners are cut off.' }),
          tags: list(line({ label: 'Word', max: 60 }), {
            label: 'Words in a row',
            under: 'words',
          }).optional(),
          link: labelledLink({ label: 'Link to more' }).optional(),
        },
      ),
      { label: 'Parts of the story', hint: 'Two to eight, in order.', min: 2, max: 8 },
    ),
  },
  onGround: () => true,
});
