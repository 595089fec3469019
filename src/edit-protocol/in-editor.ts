/** A URL parameter for pages inside the editor, which show no edit button. */
export const inEditor = 'in-editor';

/** An attribute of such a page, the same for equal pages. */
export const pageVersion = 'data-version';

/** An attribute of such a page while it is edited and not tried: nothing on it moves or plays. */
export const stillPage = 'data-still';
