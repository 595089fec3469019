/** The id of an icon in the sprite of a page. Like all ids around blocks, it begins with an underscore. */
export const iconId = (name: string): string => `_icon-${name}`;
