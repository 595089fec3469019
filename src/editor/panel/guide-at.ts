import { metaOf } from '../../../schema/fields/field.ts';
import { guideIn } from '../../content/index.ts';
import type { EditNode } from '../site/index.ts';

const chapters: Readonly<Record<string, string>> = {
  '/@edit': 'pages',
  '/@edit/access': 'access',
  '/@edit/bin': 'history',
  '/@edit/file': 'settings',
  '/@edit/find': 'find',
  '/@edit/history': 'history',
  '/@edit/new': 'new-page',
  '/@edit/notice': 'urgent-notice',
  '/@edit/pictures': 'pictures',
  '/@edit/publish': 'publish',
  '/@edit/show': 'publish',
  '/@edit/waiting': 'publish',
};

/** The URL of the guide at the part about the open block. */
export function guideAt(guide: string, language: string, nodes: readonly EditNode[]): string {
  const block = nodes.map(({ schema }) => metaOf(schema)).findLast(({ kind }) => kind === 'block');
  return `${guideIn(guide, language)}#${block ? block.label : 'page'}`;
}

export const guideOfScreen = (guide: string, language: string, pathname: string): string =>
  `${guideIn(guide, language)}#${chapters[pathname] ?? 'page'}`;
