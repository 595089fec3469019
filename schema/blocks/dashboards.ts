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
  description:
    'Reports from elsewhere that are shown in the page: figures of a year, statistics, accounts. Where they are of several years, the reader can choose one.',
  island: ({ dashboards }) => dashboards,
  fields: {
    ...sectionFields,
    filterLabel: line({
      label: 'Filter',
      hint: 'The words before the filter.',
      max: 40,
    }).optional(),
    allLabel: line({
      label: 'All years',
      hint: 'The button that shows every year.',
      max: 40,
    }).optional(),
    loadingText: line({
      label: 'While loading',
      hint: 'Shown while a report loads.',
    }).optional(),
    failedTitle: line({
      label: 'Failed',
      hint: 'Shown when a report cannot be loaded.',
    }).optional(),
    failedText: line({ label: 'Failed, details', hint: 'Shown under it.' }).optional(),
    items: list(
      object(
        { label: 'Report', hint: 'A report.' },
        {
          id: identifier({
            label: 'Id',
            hint: 'A name of its own, in small letters: visitors-2024.',
          }),
          year: line({
            label: 'Year',
            hint: 'The year, in quotes: "2024".',
            hintInForm: 'The year.',
            max: 10,
            example: '2025',
          }),
          title: line({ label: 'Title', hint: 'The title of the report.' }),
          description: line({ label: 'Description', hint: 'What the report shows.', max: 300 }),
          embedUrl: embed({
            label: 'Address',
            hint: 'The address of the report, beginning with https://.',
          }),
          aspectRatio: choice(['16/10', '16/9'], {
            label: 'Shape',
            hint: 'The shape of the report.',
          }),
          icon: iconName({ label: 'Icon', hint: 'A small picture.' }),
        },
      ),
      { label: 'Reports', hint: 'The reports, in order.' },
    ),
  },
  validate: ({ items = [] }) => checkUniqueIds(['items'], items),
});
