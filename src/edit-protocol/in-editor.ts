/** A URL parameter for pages inside the editor, which show no edit button. */
export const inEditor = 'in-editor';

/** An attribute of such a page, the same for equal pages. */
export const pageVersion = 'data-version';

/** An attribute of such a page while it is edited and not tried: nothing on it moves or plays. */
export const stillPage = 'data-still';

/**
 * The HTML of such a page without the address of the urgent notice that visitors see now. The page would fetch it when
 * it is opened and whenever its tab is looked at again, and would show it in place of the one that is being written.
 */
export const withoutNoticeAddress = (html: string): string =>
  html.replace(/<div data-site-notice="[^"]*"/, '<div');
