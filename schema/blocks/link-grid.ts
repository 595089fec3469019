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
  name: 'Links',
  purpose: 'ways',
  description:
    'Links that lead on: a portal, large tiles of woven cloth, what visitors want most, ways to begin, or a row of pages of one kind.',
  fields: {
    ...sectionFields,
    look: choice(linkLooks, {
      drawings: {
        rows: 'o =====/       /o ==== /       /o =====',
        pads: '###ooo/###ooo/ooo###/ooo###',
        tiles: '### ###/### ###/==  == ',
        shortcuts: 'oo oo oo/== == ==',
        ways: 'o--o--o/=  =  =/== == =',
        switch: '== oo == ==',
      },
      label: 'How it looks',
      hint: 'rows: one below the other, each with an icon. pads: large coloured fields from edge to edge, for a page that is a portal. tiles: large tiles of woven cloth. shortcuts: a strip of what visitors want most, with the figure of each. ways: side by side on one thread, for each what it asks for and what it costs. switch: pages of one kind in a row, the open one marked. Put pads, shortcuts, ways and a switch right below the hero. If empty, rows.',
      hintInForm: '',
      names: {
        rows: 'One below the other',
        pads: 'Large coloured fields',
        tiles: 'Large tiles',
        shortcuts: 'Strip with numbers',
        ways: 'Side by side',
        switch: 'Row of pages',
      },
    }).optional(),
    items: list(
      object(
        { label: 'Link' },
        {
          label: line({ label: 'Words', max: 80 }),
          language: language().optional(),
          text: line({
            label: 'Text',
            hint: 'What it opens or asks for.',
            max: 200,
          }).optional(),
          to: link({ label: 'Leads to' }),
          newTab: yesNo({
            label: 'Opens in a new tab',
            under: 'works',
            byItself: 'outside',
          }).optional(),
          icon: iconName({ label: 'Small picture' }).optional(),
          figure: line({
            label: 'Large number',
            hint: 'A few characters shown large. Of a shortcut its value, of a way what it asks for. If empty, a shortcut shows the number of a telephone link, or what a term costs on the page of pricesOf.',
            hintInForm:
              'A few characters shown large. If empty, it is the telephone number, or what a term costs.',
            under: 'words',
            max: 30,
            example: '16+',
          }).optional(),
          pricesOf: link({
            label: 'Prices from',
            hint: 'What a term costs on that page is shown.',
            under: 'words',
          }).optional(),
          highlighted: yesNo({
            label: 'Set apart',
            hint: 'The way that most visitors look for.',
            under: 'looks',
          }).optional(),
          closed: yesNo({
            label: 'Closed',
            hint: 'No one can start there.',
            under: 'works',
          }).optional(),
          pattern: pattern({
            label: 'Pattern',
            hint: 'If empty, that of the page it leads to.',
            under: 'looks',
          }).optional(),
        },
      ),
      { label: 'Links' },
    ),
  },
  lookOf: ({ look = 'rows' }) => look,
  isNavigation: ({ look }) => look === 'switch',
  onGround: ({ look }) => look === 'pads' || look === 'ways',
});
