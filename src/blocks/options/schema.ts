import {
  anchor,
  defineBlock,
  sectionFields,
  iconName,
  labelledLink,
  list,
  object,
  inline,
  line,
} from 'woven-site/schema';

export const optionsBlock = defineBlock({
  type: 'options',
  description:
    'Several ways of doing one thing, of which the reader picks one. Steps and lists on the same page can follow that choice.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Option', hint: 'One way.' },
        {
          title: line({ label: 'Name', hint: 'The way in a few words.', max: 80 }),
          anchor: anchor({
            label: 'Anchor',
            hint: 'A name for this option, so that links can lead to it, and steps and lists on this page can say what is meant for it alone.',
            example: 'online',
          }).optional(),
          icon: iconName({ label: 'Icon', hint: 'A small picture.' }).optional(),
          text: inline({ label: 'Text', hint: 'How it is done.' }),
          link: labelledLink({ label: 'Link', hint: 'Where it leads.' }).optional(),
        },
      ),
      { label: 'Options', hint: 'The ways, in order.', min: 2 },
    ),
    outro: inline({ label: 'Last line', hint: 'A line under the ways.' }).optional(),
    buttons: list(labelledLink({ label: 'Button', hint: 'A button.' }), {
      label: 'Buttons',
      hint: 'At most two.',
      max: 2,
    }).optional(),
  },
  anchors: ({ items }) => items.flatMap((item) => item.anchor ?? []),
  passages: ({ items }) =>
    items.flatMap((item) =>
      item.anchor === undefined
        ? []
        : [{ anchor: item.anchor, heading: item.title, markdown: item.text.markdown }],
    ),
  offers: ({ items }) => {
    const choices = items.flatMap((item) =>
      item.anchor === undefined ? [] : [{ name: item.anchor, title: item.title }],
    );
    return choices.length > 0 ? { choices } : {};
  },
});
