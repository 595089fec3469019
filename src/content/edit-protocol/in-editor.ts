/** A URL parameter for pages inside the editor, which show no edit button. */
export const inEditor = 'in-editor';

/** An attribute of such a page, the same for equal pages. */
export const pageVersion = 'data-version';

/** An attribute of such a page while it is edited and not tried: nothing on it moves or plays. */
export const stillPage = 'data-still';

/**
 * The HTML of such a page without the address of the urgent notice that visitors see now. The page would fetch it on
 * opening and whenever its tab shows again, and display it in place of the notice being written.
 */
export const withoutNoticeAddress = (html: string): string =>
  html.replace(/<div data-site-notice="[^"]*"/, '<div');
