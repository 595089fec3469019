/** The messages of the development server to the pages that are open. */
export const changedEvent = 'site:changed';
export const problemsEvent = 'site:problems';

/** A problem as the overlay shows it. */
export type ShownProblem = { severity: 'error' | 'warning'; text: string };
