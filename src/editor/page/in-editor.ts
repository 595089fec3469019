/** In the address of a page: the editor shows it, so that it offers no editing itself. */
export const inEditor = 'in-editor';

/** An attribute of such a page, the same for the same page. */
export const pageVersion = 'data-version';
