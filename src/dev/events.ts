/** The messages from the development server to open pages. */
export const changedEvent = 'changed';
/** Sent with the mistakes in the content, as texts; without any once they are fixed. */
export const diagnosticsEvent = 'diagnostics';
/** Where a page listens, followed by the number of changes when it was rendered. */
export const changesPath = '/@changes/';
