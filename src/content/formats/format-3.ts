import { isObject } from '../../../schema/is-object.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { EditOp, Value } from '../yaml/edit-op.ts';
import type { FormatChange } from './format-change.ts';

/** One block leads on, whether it names its page or follows the order of the section. */
export const format3: FormatChange = {
  format: 3,
  title: 'one block leads on, and embeds wait for a tap',
  why: 'A next-page that names no page links to the page before and the page after, as previous-next did. Maps and reports of other hosts wait until a visitor requests them, unless the settings say that they load when they come near; a site that had some keeps that.',
  words: /embeds|previous-next/,
  ops: ({ kind, value }) => {
    if (kind === 'site') return loadNear(value);
    return kind === 'page' ? leadOn(value) : [];
  },
};

/** What was embedded before loaded when it came near. */
function loadNear(site: Value): EditOp[] {
  const embeds = valueAt(site, ['embeds']);
  if (!isObject(embeds) || Object.hasOwn(embeds, 'load')) return [];
  const isWritten = Number(valueAt(site, ['format'])) >= 3;
  return isWritten ? [] : [{ op: 'set', path: ['embeds', 'load'], value: 'near' }];
}

function leadOn(page: Value): EditOp[] {
  const blocks = valueAt(page, ['blocks']);
  return (Array.isArray(blocks) ? blocks : []).flatMap((_, index): EditOp[] => {
    const path = ['blocks', index, 'type'];
    const isFormer = valueAt(page, path) === 'previous-next';
    return isFormer ? [{ op: 'set', path, value: 'next-page' }] : [];
  });
}
