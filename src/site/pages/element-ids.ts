/*
 * The ids of the elements around an editor's blocks, and of those that scripts add. Editors' anchors begin with a letter
 * (schema/fields/name.ts), and those made from headings are none of these (./block-anchors.ts), so they never collide.
 * Each is an export of its own: a page loads those that it needs. Ids of which there are many have a second underscore,
 * which no anchor has: _icon_sun, _menu_1.
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
export const keepOffer = '_keep-offer';
export const storedPages = '_stored';
export const searchQuery = '_search-query';
export const searchInput = '_search-input';
export const searchResults = '_search-results';
export const messages = '_send';
