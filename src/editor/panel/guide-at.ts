import { metaOf } from '../../../schema/fields/field.ts';
import { guideIn } from '../../edit-protocol/guide-address.ts';
import type { EditNode } from '../site/edit-node.ts';

/** The chapters of the guide, by the screens that they are about. */
const chapters: Readonly<Record<string, string>> = {
  '/@edit': 'pages',
  '/@edit/access': 'access',
  '/@edit/file': 'settings',
  '/@edit/find': 'find',
  '/@edit/history': 'history',
  '/@edit/new': 'new-page',
  '/@edit/notice': 'urgent-notice',
  '/@edit/pictures': 'pictures',
  '/@edit/publish': 'publish',
  '/@edit/waiting': 'publish',
};

/** The URL of the guide, at the part about the block that contains what is open. */
export function guideAt(guide: string, language: string, nodes: readonly EditNode[]): string {
  const block = nodes.map(({ schema }) => metaOf(schema)).findLast(({ kind }) => kind === 'block');
  return `${guideIn(guide, language)}#${block ? block.label : 'page'}`;
}

/** The URL of the guide, at the chapter about a screen. */
export const guideOfScreen = (guide: string, language: string, pathname: string): string =>
  `${guideIn(guide, language)}#${chapters[pathname] ?? 'page'}`;
