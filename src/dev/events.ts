/** The messages from the development server to open pages. */
export const changedEvent = 'site:changed';
/** Sent with the mistakes in the content; empty once they are fixed. */
export const diagnosticsEvent = 'site:diagnostics';
/** What a page sends when it starts listening: the number of changes when it was rendered. */
export const listeningEvent = 'site:listening';

/** A diagnostic for the overlay. */
export type ShownDiagnostic = { severity: 'error' | 'warning'; text: string };
