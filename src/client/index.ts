/*
 * What visitors' browsers run: the behaviour of the frame, islands, navigation without a new document, pages without a
 * connection. It imports the rooms whose components it hydrates, and no page loads more. Pages load `main.ts`; the
 * entry is for the overlay of `npm start`, which shows a changed page in place.
 */
export { forgetPages, loadPage } from './in-place/load-page.ts';
export { showPage } from './in-place/show-page.ts';
