import { blockDefinitions, type Block } from '../../../schema/blocks/index.ts';
import { fieldsOf, metaOf } from '../../../schema/fields/field.ts';
import { toIdentifier } from '../../../schema/identifier.ts';
import * as elementIds from './element-ids.ts';

/** The name of the heading field of each type of block. */
const headingFields = new Map(
  Array.from(blockDefinitions, ([type, { schema }]) => {
    const fields = [...(fieldsOf(schema) ?? [])];
    return [type, fields.find(([, field]) => metaOf(field).isHeading)?.[0]];
  }),
);

/** The heading of a checked block; empty if it has none. */
export function headingOf(block: Block): string {
  const field = headingFields.get(block.type);
  const heading: unknown = field === undefined ? undefined : Reflect.get(block, field);
  return typeof heading === 'string' ? heading : '';
}

const frameIds: ReadonlySet<string> = new Set(Object.values(elementIds));

/** Whether the frame of every page has an element with this id. */
export const isOfFrame = (anchor: string): boolean => frameIds.has(anchor);

/**
 * The anchor of every block of a page: the editor's, or else one made from its heading. Generated anchors begin with an
 * underscore, which editors' anchors cannot, and are none of the frame's ids. A block with neither has none, nor does
 * the block that renders the heading of the page.
 * Links to them must last: equal headings are numbered in their order, but a number never takes what another heading
 * is called, as the second of two named `Fees` before one named `Fees 2`.
 */
export function blockAnchors({ blocks }: { blocks: readonly Block[] }): readonly (string | null)[] {
  const cached = anchorsByBlocks.get(blocks);
  if (cached) return cached;
  const anchors = nameBlocks(blocks);
  anchorsByBlocks.set(blocks, anchors);
  return anchors;
}

const anchorsByBlocks = new WeakMap<readonly Block[], readonly (string | null)[]>();

function nameBlocks(blocks: readonly Block[]): (string | null)[] {
  const names = blocks.map((block, index) => {
    if (block.anchor !== undefined) return null;
    const heading = headingOf(block);
    const isOfPage = index === 0 && blockDefinitions.get(block.type)?.isPageHeading === true;
    return heading === '' || isOfPage ? null : `_${toIdentifier(heading)}`;
  });
  const used = new Set([...frameIds, ...names]);
  const free = new Set(names.filter((name) => name !== null && !frameIds.has(name)));
  return names.map((name, index) => {
    if (name === null) return blocks[index]?.anchor ?? null;
    if (free.delete(name)) return name;
    let count = 2;
    while (used.has(`${name}-${count}`)) count += 1;
    const anchor = `${name}-${count}`;
    used.add(anchor);
    return anchor;
  });
}

/**
 * The blocks of a document that are on its page at a time, with the anchors that they have among all of them: a link to
 * the second of two with equal headings still leads there while the first is not on the page.
 */
export function withLastingAnchors(
  document: { blocks: readonly Block[] },
  shown: readonly { block: Block; index: number }[],
): Block[] {
  const blocks = shown.map(({ block }) => block);
  const alone = blockAnchors({ blocks });
  const amongAll = blockAnchors(document);
  return shown.map(({ block, index }, position) => {
    const anchor = amongAll[index];
    const isOther = anchor != null && alone[position] != null && anchor !== alone[position];
    return isOther ? { ...block, anchor } : block;
  });
}
