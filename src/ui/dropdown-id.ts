/** The id of a dropdown of the menu, counted from 1. Like all ids around blocks, it begins with an underscore. */
export const dropdownId = (position: number): string => `_menu-${position}`;
