import {
  defineBlock,
  sectionFields,
  image,
  labelledLink,
  list,
  object,
  inline,
  line,
} from 'woven-site/schema';

export const pairBlock = defineBlock({
  type: 'pair',
  description: 'Two pictures with words, one large and one smaller, set unevenly side by side.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Picture with words', hint: 'One of the two.' },
        {
          title: line({ label: 'Heading', hint: 'The heading under the picture.', max: 80 }),
          text: inline({ label: 'Text', hint: 'A sentence or two.' }).optional(),
          image: image({ label: 'Picture', hint: 'The picture.' }),
          link: labelledLink({ label: 'Link', hint: 'Where it leads.' }).optional(),
        },
      ),
      { label: 'Pictures with words', hint: 'Exactly two.', min: 2, max: 2 },
    ),
  },
});
