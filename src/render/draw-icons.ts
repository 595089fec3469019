/** An icon as `Icon` writes it: a reference to the sprite of the page. */
const reference = /<use href="#_icon_([\w-]+)"><\/use>/g;

/** What is left of them. */
const left = /"#_icon_([\w-]+)"/g;

/**
 * Draws the icons of a document where they are shown: that is shorter than a sprite with references, and browsers copy
 * what is referred to for each reference. Islands keep their references, because they are hydrated as they were
 * rendered; `inSprite` has the names of the icons that are left.
 */
export function drawIcons(
  html: string,
  islands: readonly string[],
  shapeOf: (name: string) => string,
): { html: string; inSprite: Set<string> } {
  const draw = (part: string) => part.replaceAll(reference, (_, name: string) => shapeOf(name));
  let drawn = '';
  let rest = html;
  for (const island of islands) {
    const at = rest.indexOf(island);
    drawn += draw(rest.slice(0, at)) + island;
    rest = rest.slice(at + island.length);
  }
  drawn += draw(rest);
  return {
    html: drawn,
    inSprite: new Set(Array.from(drawn.matchAll(left), ([, name = '']) => name)),
  };
}
