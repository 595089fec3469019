import {
  defineBlock,
  sectionFields,
  choice,
  iconName,
  language,
  link,
  pattern,
  list,
  object,
  line,
  yesNo,
} from 'woven-site/schema';

export const linkGridBlock = defineBlock({
  type: 'link-grid',
  description: 'A portal: rows of links, each with a small picture and what it opens.',
  fields: {
    ...sectionFields,
    look: choice(['rows', 'pads'], {
      label: 'Look',
      hint: 'rows: one below the other. pads: large coloured fields from edge to edge, for a page that is a portal. Put those right below the hero.',
    }).optional(),
    items: list(
      object(
        { label: 'Link', hint: 'A link.' },
        {
          label: line({ label: 'Name', hint: 'The name of the link.', max: 80 }),
          language: language({
            label: 'Language',
            hint: 'The language of the link, where it is not that of the page: screen readers speak it so.',
          }).optional(),
          text: line({
            label: 'Text',
            hint: 'What it opens, in a few words.',
            max: 160,
          }).optional(),
          to: link({ label: 'Leads to', hint: 'Where it leads.' }),
          newTab: yesNo({ label: 'New tab', hint: 'Whether it opens in a new tab.' }).optional(),
          icon: iconName({ label: 'Icon', hint: 'A small picture.' }),
          pattern: pattern({
            label: 'Pattern',
            hint: 'The pattern of its field. Left out, that of the page it leads to.',
          }).optional(),
        },
      ),
      { label: 'Links', hint: 'The links, in order.' },
    ),
  },
  onGround: ({ look }) => look === 'pads',
});
