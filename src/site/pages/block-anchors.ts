import { blockDefinitions } from '../../../schema/blocks/index.ts';
import { fieldsOf, metaOf } from '../../../schema/fields/field.ts';
import { toIdentifier } from '../../../schema/identifier.ts';
import type { Page } from '../site-tree.ts';

type Block = Page['document']['blocks'][number];

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
  const heading: unknown =
    field === undefined ? undefined : new Map(Object.entries(block)).get(field);
  return typeof heading === 'string' ? heading : '';
}

/**
 * The anchor of every block of a page: the editor's, or else one made from its heading. Generated anchors begin with an
 * underscore, which editors' anchors cannot. A block with neither has none, nor does the block that renders the heading
 * of the page.
 */
export function blockAnchors({ document: { blocks } }: Page): (string | null)[] {
  const usedAnchors = new Set<string>();
  return blocks.map((block, index) => {
    if (block.anchor !== undefined) return block.anchor;
    const heading = headingOf(block);
    const isOfPage = index === 0 && blockDefinitions.get(block.type)?.isPageHeading === true;
    if (heading === '' || isOfPage) return null;
    const name = `_${toIdentifier(heading)}`;
    let anchor = name;
    for (let count = 2; usedAnchors.has(anchor); count += 1) anchor = `${name}-${count}`;
    usedAnchors.add(anchor);
    return anchor;
  });
}
