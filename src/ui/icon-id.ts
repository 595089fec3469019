/** The id of an icon among the symbols of a page. Like all ids around blocks, it begins with an underscore. */
export const iconId = (name: string): string => `_icon-${name}`;
