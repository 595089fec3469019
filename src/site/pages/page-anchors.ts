import { z } from 'zod';
import { blockDefinitions, type Block } from '../../../schema/blocks/index.ts';
import { isObject } from '../../../schema/is-object.ts';
import { fieldsOf } from '../../../schema/fields/field.ts';
import { blockAnchors } from './block-anchors.ts';
import { anchorsInTexts } from './text-locations.ts';

/** The anchors of a page that links can lead to. */
export type PageAnchors = {
  names: readonly string[];
  /** Those made from headings; empty for a page with mistakes. */
  fromHeadings: readonly string[];
  /** Whether these are all of them: false where a mistake on the page may hide or replace another one. */
  isComplete: boolean;
};

/** The anchors of a checked page. */
export const anchorsOfBlocks = (blocks: readonly Block[]): PageAnchors => ({
  ...combine(blocks.map(anchorsOfBlock)),
  fromHeadings: [
    ...blockAnchors({ blocks }).flatMap((anchor, index) =>
      anchor === null || anchor === blocks[index]?.anchor ? [] : [anchor],
    ),
    ...anchorsInTexts(blocks),
  ],
});

/** The anchors of a page that has mistakes: those that its valid fields declare. */
export function anchorsOfInvalidPage(document: unknown): PageAnchors {
  const blocks = isObject(document) ? document['blocks'] : undefined;
  return Array.isArray(blocks) ? combine(blocks.map(anchorsOfUncheckedBlock)) : unknownAnchors;
}

/** The anchors of a page of which nothing is known. */
export const unknownAnchors: PageAnchors = { names: [], fromHeadings: [], isComplete: false };

/** If two blocks have the same anchor, one of them was probably meant to have the anchor that is missing. */
function combine(anchorsOfEach: readonly (readonly string[] | null)[]): PageAnchors {
  const all = anchorsOfEach.flatMap((anchors) => anchors ?? []);
  const names = [...new Set(all)];
  return {
    names,
    fromHeadings: [],
    isComplete: names.length === all.length && !anchorsOfEach.includes(null),
  };
}

/** The anchors that lead to a checked block or into it. */
export const anchorsOfBlock = (block: Block): readonly string[] => [
  ...new Set([
    ...(block.anchor === undefined ? [] : [block.anchor]),
    ...(blockDefinitions.get(block.type)?.anchorsOf(block) ?? []),
  ]),
];

/** The anchors of a block that may have mistakes; null if its mistakes leave them unknown. */
function anchorsOfUncheckedBlock(block: unknown): readonly string[] | null {
  if (!isObject(block)) return null;
  const definition = blockDefinitions.get(String(block['type']));
  if (!definition) return null;
  const checked = z.safeParse(definition.schema, block);
  if (checked.success) return anchorsOfBlock(checked.data);
  const fields = fieldsOf(definition.schema);
  // A field with an unknown name may be the anchor.
  if (Object.keys(block).some((name) => !fields?.has(name))) return null;
  const invalid = new Set(checked.error.issues.map(({ path: [field] }) => field));
  const withoutInvalid = z.safeParse(
    definition.schema,
    Object.fromEntries(Object.entries(block).filter(([name]) => !invalid.has(name))),
  );
  if (withoutInvalid.success) return anchorsUnlessFrom(invalid, withoutInvalid.data);
  if (definition.hasAnchors) return null;
  const anchor = definition.schema.shape.anchor.safeParse(block['anchor']);
  if (!anchor.success) return null;
  return anchor.data === undefined ? [] : [anchor.data];
}

/** The anchors of a block; null if they follow from one of these fields, which are missing from it. */
function anchorsUnlessFrom(
  missing: ReadonlySet<PropertyKey | undefined>,
  block: Block,
): readonly string[] | null {
  let areComplete = true;
  const watched = new Proxy(block, {
    get: (target, field) => {
      if (missing.has(field)) areComplete = false;
      return Reflect.get(target, field);
    },
  });
  const anchors = anchorsOfBlock(watched);
  return areComplete ? anchors : null;
}
