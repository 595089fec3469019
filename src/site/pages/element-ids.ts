/*
 * The ids of the elements around an editor's blocks. They begin with an underscore, which anchors cannot
 * (schema/fields/name.ts), so the two never collide. Each is an export of its own: a page loads those that it needs.
 */

export const app = '_app';
export const main = '_main';
export const top = '_top';
export const pageIcons = '_page-icons';
export const countdown = '_countdown';
export const quickLinks = '_quick-links';
export const flyerTitle = '_flyer-title';
export const sideMenu = '_side-menu';
export const status = '_status';
export const allChoices = '_all-options';
