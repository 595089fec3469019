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
  purpose: 'text',
  description:
    'Cards side by side: each a picture, a name, a few words and, if you like, a link. Or several ways of doing one thing, of which the reader picks one: steps and lists on the same page can follow that choice.',
  fields: {
    ...sectionFields,
    look: choice(['cards', 'options', 'pair', 'rows'], {
      drawings: {
        cards: '## ## ##/== == ==/=  =  = ',
        options: 'oo oo oo/== == ==/=  =  = ',
        pair: '#####   /##### ##/#####=##/===   ==',
        rows: 'o =====/       /o =====/       /o =====',
      },
      label: 'How it looks',
      hint: 'cards: side by side. options: on plates, for ways of which the reader picks one. pair: two pictures, one large and one smaller, set unevenly. rows: one below the other, with numbers and without pictures. If empty, cards.',
      hintInForm: '',
      names: {
        cards: 'Side by side',
        options: 'Ways to choose',
        pair: 'One large, one small',
        rows: 'One below the other',
      },
    }).optional(),
    items: list(
      object(
        { label: 'Card' },
        {
          title: line({ label: 'Name', max: 80 }),
          anchor: anchor({
            label: 'Name for links',
            hint: 'So that it can be chosen, and linked to. Steps and lists on this page can then be meant for it alone.',
            under: 'address',
            example: 'online',
          }).optional(),
          language: language().optional(),
          text: inline({ label: 'Text', hint: 'A sentence or two.' }).optional(),
          image: image({ label: 'Picture' }).optional(),
          icon: iconName({
            label: 'Small picture',
            hint: 'Where there is no large one.',
            under: 'looks',
          }).optional(),
          tags: list(line({ label: 'Word', max: 60 }), {
            label: 'Words in a row',
            under: 'words',
          }).optional(),
          link: labelledLink({ label: 'Link' }).optional(),
        },
      ),
      { label: 'Cards' },
    ),
    outro: inline({ label: 'Last line', hint: 'Below the cards.', under: 'words' }).optional(),
    buttons: list(labelledLink({ label: 'Button' }), {
      label: 'Buttons',
      hint: 'At most two.',
      under: 'words',
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
