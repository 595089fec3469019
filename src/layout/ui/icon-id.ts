/** The id of an icon in the sprite of a page. No anchor has its second underscore. */
export const iconId = (name: string): string => `_icon_${name}`;
