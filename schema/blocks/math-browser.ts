import { defineBlock, sectionFields } from '../define-block.ts';
import { curriculumData } from '../fields/data.ts';
import { line } from '../fields/text.ts';

/** The words of the browser, which other blocks that open it take as well. */
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
  description: 'A curriculum to browse and search: strands at the left, the details at the right.',
  fields: {
    ...sectionFields,
    ...curriculumBrowserLabels,
    curriculum: curriculumData({ label: 'Curriculum', hint: 'The curriculum to show.' }),
  },
});
