/** An icon as `Icon` writes it: a reference to the sprite of the page. */
const reference = /<use href="#_icon-([\w-]+)"><\/use>/g;

/**
 * Draws the icons of a document where they are shown: that is shorter than a sprite with references, and browsers copy
 * what is referred to for each reference. Islands keep their references, because they are hydrated as they were
 * rendered; `inSprite` has the names of their icons.
 */
export function drawIcons(
  html: string,
  islands: readonly string[],
  shapeOf: (name: string) => string,
): { html: string; inSprite: Set<string> } {
  const draw = (part: string) => part.replaceAll(reference, (_, name: string) => shapeOf(name));
  const inSprite = new Set<string>();
  let drawn = '';
  let rest = html;
  for (const island of islands) {
    const at = rest.indexOf(island);
    drawn += draw(rest.slice(0, at)) + island;
    rest = rest.slice(at + island.length);
    for (const [, name = ''] of island.matchAll(reference)) inSprite.add(name);
  }
  return { html: drawn + draw(rest), inSprite };
}
