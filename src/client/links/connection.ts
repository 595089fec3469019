/** Whether the visitor saves data, as the early script has determined. */
export const savesData = (): boolean => document.documentElement.hasAttribute('data-saves-data');

/** Whether prefetching is allowed: not on slow connections, and not for visitors who save data. */
export const mayFetchAhead = (): boolean =>
  !savesData() && !/[23]g/.test(navigator.connection?.effectiveType ?? '');
