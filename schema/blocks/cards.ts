import {
  anchor,
  choice,
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
  description:
    'Cards side by side: each a picture, a name, a few words and, if you like, a link. Or several ways of doing one thing, of which the reader picks one: steps and lists on the same page can follow that choice.',
  fields: {
    ...sectionFields,
    look: choice(['cards', 'options', 'pair', 'rows'], {
      label: 'Look',
      hint: 'cards: side by side. options: on plates, for ways of which the reader picks one. pair: two pictures, one large and one smaller, set unevenly. rows: one below the other, with numbers and without pictures. Left out, cards.',
    }).optional(),
    items: list(
      object(
        { label: 'Card', hint: 'A card.' },
        {
          title: line({ label: 'Name', hint: 'The name on the card.', max: 80 }),
          anchor: anchor({
            label: 'Anchor',
            hint: 'A name for this card, so that links can lead to it, and steps and lists on this page can say what is meant for it alone.',
            example: 'online',
          }).optional(),
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
    outro: inline({ label: 'Last line', hint: 'A line under the cards.' }).optional(),
    buttons: list(labelledLink({ label: 'Button', hint: 'A button.' }), {
      label: 'Buttons',
      hint: 'At most two.',
      max: 2,
    }).optional(),
  },
  anchors: ({ items }) => items.flatMap((item) => item.anchor ?? []),
  passages: ({ items }) =>
    items.flatMap(({ anchor: name, title, text }) =>
      name === undefined ? [] : [{ anchor: name, heading: title, markdown: text?.markdown ?? '' }],
    ),
  offers: ({ items }) => {
    const choices = items.flatMap((item) =>
      item.anchor === undefined ? [] : [{ name: item.anchor, title: item.title }],
    );
    return choices.length > 0 ? { choices } : {};
  },
});
