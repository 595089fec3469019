/** The id of a dropdown of the menu, counted from 1. No anchor has its second underscore. */
export const dropdownId = (position: number): string => `_menu_${position}`;
