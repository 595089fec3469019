import type { DataPart, ListViewPart } from '../../schema/fields/data.ts';
import { resolveLink, listCalled, listTable, type SiteTree } from '../site/index.ts';
import type { RenderEnvironment } from './render-environment.ts';

/** What all pages of a language can query about the site, ready to render. */
export const createAnswers = (tree: SiteTree, picture: RenderEnvironment['picture']) => ({
  link: (to: string) => resolveLink(tree, to),
  picture,
  data: ({ name }: DataPart) => {
    const found = tree.data.get(name);
    if (found?.kind !== 'of-block') throw new Error(`There is no data file ${name} for a block.`);
    return found.document;
  },
  list: (view: ListViewPart) => {
    const list = listCalled(tree.data, view.list);
    if (!list) throw new Error(`There is no list ${view.list}.`);
    return listTable(list, view, tree.settings.language);
  },
});
