/**
 * The ids of the elements that surround an editor's blocks. Each begins with an underscore, which no anchor can
 * (schema/define-block.ts): whatever editors call a part of a page, it is never taken for one of these.
 */
export const elementIds = {
  app: '_app',
  main: '_main',
  top: '_top',
  pageIcons: '_page-icons',
  countdown: '_countdown',
  quickLinks: '_quick-links',
  flyerTitle: '_flyer-title',
  sideMenu: '_side-menu',
  status: '_status',
} as const;

/** The id of a dropdown of the menu, counted from 1. */
export const dropdownId = (position: number): string => `_menu-${position}`;

/** The id of a line picture among the symbols of a page. */
export const iconId = (name: string): string => `_icon-${name}`;
