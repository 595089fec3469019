import {
  defineBlock,
  sectionFields,
  choice,
  iconName,
  identifier,
  embed,
  list,
  object,
  line,
  checkUniqueIds,
} from 'woven-site/schema';

export const dashboardsBlock = defineBlock({
  type: 'dashboards',
  name: 'Reports',
  purpose: 'learning',
  description:
    'Reports from elsewhere that are shown in the page: figures of a year, statistics, accounts. Where they are of several years, the reader can choose one.',
  island: ({ dashboards }) => dashboards,
  fields: {
    ...sectionFields,
    filterLabel: line({
      label: 'Words before the years',
      under: 'words',
      max: 40,
    }).optional(),
    allLabel: line({
      label: 'All years',
      hint: 'The button that shows every year.',
      under: 'words',
      max: 40,
    }).optional(),
    loadingText: line({
      label: 'While loading',
      hint: 'Shown while a report loads.',
      under: 'words',
    }).optional(),
    failedTitle: line({
      label: 'If it fails',
      hint: 'Shown when a report cannot be loaded.',
      under: 'words',
    }).optional(),
    failedText: line({ label: 'If it fails, details', under: 'words' }).optional(),
    items: list(
      object(
        { label: 'Report' },
        {
          id: identifier({
            label: 'Name for links',
            hint: 'In small letters: visitors-2024.',
            under: 'address',
          }),
          year: line({
            label: 'Year',
            hint: 'The year, in quotes: "2024".',
            hintInForm: '',
            max: 10,
            example: '2025',
          }),
          title: line({ label: 'Title' }),
          description: line({ label: 'Description', hint: 'What the report shows.', max: 300 }),
          embedUrl: embed({
            label: 'Address',
            hint: 'It begins with https://.',
          }),
          aspectRatio: choice(['16/10', '16/9'], {
            label: 'Shape',
            under: 'looks',
            names: { '16/10': 'A little higher', '16/9': 'As a film' },
          }),
          icon: iconName({ label: 'Small picture', under: 'looks' }),
        },
      ),
      { label: 'Reports' },
    ),
  },
  validate: ({ items = [] }) => checkUniqueIds(['items'], items),
});
