import { defineBlock, sectionFields, curriculumData, line } from 'woven-site/schema';
import { curriculumKind } from './math-browser/curriculum.ts';

/** The labels of the browser, also used by other blocks that open it. */
export const curriculumBrowserLabels = {
  searchLabel: line({
    label: 'Words in the search box',
    under: 'words',
  }).optional(),
  emptyTitle: line({ label: 'If nothing is found', under: 'words' }).optional(),
  emptyText: line({ label: 'If nothing is found, details', under: 'words' }).optional(),
};

export const mathBrowserBlock = defineBlock({
  type: 'math-browser',
  name: 'Curriculum',
  purpose: 'learning',
  description:
    'A long outline to browse and search: a curriculum, a course, a training plan. Its parts stand at the left, their details at the right.',
  dataKinds: [curriculumKind],
  island: ({ curriculum }) => curriculum,
  fields: {
    ...sectionFields,
    ...curriculumBrowserLabels,
    curriculum: curriculumData({ label: 'Curriculum' }),
  },
});
