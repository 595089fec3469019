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

const linkLooks = ['rows', 'pads', 'tiles', 'shortcuts', 'ways', 'switch'] as const;

export const linkGridBlock = defineBlock({
  type: 'link-grid',
  description:
    'Links that lead on: a portal, large tiles of woven cloth, what visitors want most, ways to begin, or a row of pages of one kind.',
  fields: {
    ...sectionFields,
    look: choice(linkLooks, {
      label: 'Look',
      hint: 'rows: one below the other, each with an icon. pads: large coloured fields from edge to edge, for a page that is a portal. tiles: large tiles of woven cloth. shortcuts: a strip of what visitors want most, with the figure of each. ways: side by side on one thread, for each what it asks for and what it costs. switch: pages of one kind in a row, the open one marked. Put pads, shortcuts, ways and a switch right below the hero. Left out, rows.',
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
            hint: 'What it opens or asks for, in a few words.',
            max: 200,
          }).optional(),
          to: link({ label: 'Leads to', hint: 'Where it leads.' }),
          newTab: yesNo({ label: 'New tab', hint: 'Whether it opens in a new tab.' }).optional(),
          icon: iconName({ label: 'Icon', hint: 'A small picture.' }).optional(),
          figure: line({
            label: 'Figure',
            hint: 'A few characters shown large: of a shortcut its value, of a way what it asks for. Left out, a shortcut shows the number of a telephone link, or what a term costs on the page of pricesOf.',
            max: 30,
            example: '16+',
          }).optional(),
          pricesOf: link({
            label: 'Prices of',
            hint: 'A page with a fee table: what a term costs there is shown.',
          }).optional(),
          highlighted: yesNo({
            label: 'Highlighted',
            hint: 'Whether it is the way that most visitors look for.',
          }).optional(),
          closed: yesNo({
            label: 'Closed',
            hint: 'Whether no one can start there.',
          }).optional(),
          pattern: pattern({
            label: 'Pattern',
            hint: 'The pattern of its field. Left out, that of the page it leads to.',
          }).optional(),
        },
      ),
      { label: 'Links', hint: 'The links, in order.' },
    ),
  },
  lookOf: ({ look = 'rows' }) => look,
  isNavigation: ({ look }) => look === 'switch',
  onGround: ({ look }) => look === 'pads' || look === 'ways',
});
