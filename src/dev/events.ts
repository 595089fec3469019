/** The messages of the development server to the pages that are open. */
export const changedEvent = 'site:changed';
export const diagnosticsEvent = 'site:diagnostics';

/** A diagnostic as the overlay shows it. */
export type ShownDiagnostic = { severity: 'error' | 'warning'; text: string };
