import { defineBlock, sectionFields, curriculumData, line } from 'woven-site/schema';
import { curriculumKind } from './math-browser/curriculum.ts';

/** The labels of the browser, also used by other blocks that open it. */
export const curriculumBrowserLabels = {
  searchLabel: line({
    label: 'Search',
    hint: 'The words in the empty search box.',
  }).optional(),
  emptyTitle: line({ label: 'Nothing found', hint: 'Shown when nothing matches.' }).optional(),
  emptyText: line({ label: 'Nothing found, details', hint: 'Shown under it.' }).optional(),
};

export const mathBrowserBlock = defineBlock({
  type: 'math-browser',
  description:
    'A long outline to browse and search: a curriculum, a course, a training plan. Its parts stand at the left, their details at the right.',
  dataKinds: [curriculumKind],
  island: ({ curriculum }) => curriculum,
  fields: {
    ...sectionFields,
    ...curriculumBrowserLabels,
    curriculum: curriculumData({ label: 'Curriculum', hint: 'The curriculum to show.' }),
  },
});
