/**
 * The ids of the elements around an editor's blocks. They begin with an underscore, which anchors cannot
 * (schema/define-block.ts), so the two never collide.
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

/** The id of an icon among the symbols of a page. */
export const iconId = (name: string): string => `_icon-${name}`;
