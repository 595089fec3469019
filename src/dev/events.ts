/** The messages of the development server to the pages that are open. */
export const changedEvent = 'site:changed';
/** Sent with the mistakes in the content, or with none once they are fixed. */
export const diagnosticsEvent = 'site:diagnostics';
/** What a page sends when it listens: how many changes there had been when it was rendered. */
export const listeningEvent = 'site:listening';

/** A diagnostic as the overlay shows it. */
export type ShownDiagnostic = { severity: 'error' | 'warning'; text: string };
