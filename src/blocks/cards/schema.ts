import {
  defineBlock,
  sectionFields,
  iconName,
  image,
  language,
  labelledLink,
  list,
  object,
  inline,
  line,
} from 'woven-site/schema';

export const cardsBlock = defineBlock({
  type: 'cards',
  description: 'Cards side by side: each a picture, a name, a few words and, if you like, a link.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Card', hint: 'A card.' },
        {
          title: line({ label: 'Name', hint: 'The name on the card.', max: 80 }),
          language: language({
            label: 'Language',
            hint: 'The language of the card, where it is not that of the page: screen readers speak it so.',
          }).optional(),
          text: inline({ label: 'Text', hint: 'A sentence or two.' }).optional(),
          image: image({ label: 'Picture', hint: 'The picture of the card.' }).optional(),
          icon: iconName({
            label: 'Icon',
            hint: 'A small picture, where there is no large one.',
          }).optional(),
          tags: list(line({ label: 'Tag', hint: 'A word or two.', max: 60 }), {
            label: 'Tags',
            hint: 'Short words in a row.',
          }).optional(),
          link: labelledLink({ label: 'Link', hint: 'Where the card leads.' }).optional(),
        },
      ),
      { label: 'Cards', hint: 'The cards, in order.' },
    ),
  },
});
