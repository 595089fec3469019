import type { Block } from '../../../schema/blocks/index.ts';
import type { TextPart, TextLocation } from '../../../schema/fields/text.ts';
import { toIdentifier } from '../../../schema/identifier.ts';
import { headingsInText, mayHaveNotes } from '../text/markdown.ts';
import { isPart, partsOf, type Part } from '../values/parts-of.ts';
import { blockAnchors, headingOf, isOfFrame } from './block-anchors.ts';

const keyOf = (path: readonly (string | number)[]): string => path.join('/');

/** Whether a part is a longer text with a heading or a footnote, which have anchors. */
const hasAnchors = (part: Part): part is TextPart =>
  part.part === 'text' &&
  part.form !== 'inline' &&
  (mayHaveNotes(part.markdown) || headingsInText(part).length > 0);

type Locations = ReadonlyMap<string, TextLocation>;

const locationsByBlocks = new WeakMap<readonly Block[], readonly Locations[]>();

/**
 * The locations of the texts of each block that have headings or footnotes, by the paths of the texts. A heading has the name of its
 * words, as a block has; blocks come first, so that a heading in a text never changes a link to a block.
 */
function textLocations(blocks: readonly Block[]): readonly Locations[] {
  const cached = locationsByBlocks.get(blocks);
  if (cached) return cached;
  const used = new Set(blockAnchors({ blocks }));
  let texts = 0;
  const anchorOf = ({ words }: { words: string }): string => {
    const name = `_${toIdentifier(words)}`;
    let anchor = name;
    for (let count = 2; used.has(anchor) || isOfFrame(anchor); count += 1)
      anchor = `${name}-${count}`;
    used.add(anchor);
    return anchor;
  };
  const locations = blocks.map((block) => {
    const ofBlock = new Map<string, TextLocation>();
    for (const { part, path } of partsOf(block)) {
      if (!hasAnchors(part)) continue;
      texts += 1;
      ofBlock.set(keyOf(path), {
        scope: texts === 1 ? '' : `${texts}-`,
        anchors: headingsInText(part).map(anchorOf),
        ...(path.length === 1 && headingOf(block) === '' ? { isUntitled: true } : {}),
      });
    }
    return ofBlock;
  });
  locationsByBlocks.set(blocks, locations);
  return locations;
}

/** The anchors of the headings in all texts of a page. */
export const anchorsInTexts = (blocks: readonly Block[]): string[] =>
  textLocations(blocks).flatMap((locations) =>
    [...locations.values()].flatMap(({ anchors }) => anchors),
  );

/** A block of a page whose texts know their locations on it. */
export function locateTexts<T>(value: T, blocks: readonly Block[], index: number): T {
  const locations = textLocations(blocks)[index];
  return locations === undefined || locations.size === 0
    ? value
    : withLocations(value, locations, []);
}

function withLocations<T>(value: T, locations: Locations, path: readonly (string | number)[]): T;
function withLocations(
  value: unknown,
  locations: Locations,
  path: readonly (string | number)[],
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((item, at) => withLocations(item, locations, [...path, at]));
  if (isPart(value)) {
    const location = locations.get(keyOf(path));
    return location === undefined ? value : { ...value, location };
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      withLocations(item, locations, [...path, name]),
    ]),
  );
}
