import { expect, test } from 'vitest';
import { createLoadCache, loadSite } from '../../../src/build/content-files/load-site.ts';
import { isLong } from '../../sample.ts';
import { reachOf } from '../reach.ts';

/** The blocks that say what it costs, how to begin, when, and where. */
const answers = ['fee-table', 'price-list', 'charges', 'calendar', 'opening-hours', 'map', 'steps'];

/** Whether a block answers a question that visitors come with. Steps drawn as a timeline tell a history. */
const isAnswer = (block: { type: string; look?: unknown }) =>
  answers.includes(block.type) && block.look !== 'timeline';

/** The sites that are looked at. What editors change in content/ blocks nothing: the long tests report it. */
const sites = ['scripts/starter/library', 'scripts/starter/clinic', ...(isLong ? ['content'] : [])];

test.each(sites)(
  'on %s no page is a dead end; what it costs, how to begin, when, where and whom to call are two taps from home on a phone',
  async (folder) => {
    const { tree } = await loadSite(folder, createLoadCache());
    if (!tree) throw new Error('The site has mistakes.');
    const { leadsTo, near, callsAtOnce } = reachOf(tree);
    const deadEnds = tree.pages.filter((page) => leadsTo(page).length === 0);
    expect(deadEnds.map(({ address }) => address)).toEqual([]);
    const checked = tree.pages.filter(({ document }) => document.blocks.some(isAnswer));
    expect(checked.length).toBeGreaterThan(2);
    const far = checked.filter((page) => !near(page.language).has(page) && !page.isHome);
    expect(far.map(({ address }) => address)).toEqual([]);
    for (const { language } of tree.pages) expect(callsAtOnce(language), language).toBe(true);
  },
);
