/** Whether the visitor wants no byte that is not needed, as the early script has found out. */
export const savesData = (): boolean => document.documentElement.hasAttribute('data-saves-data');

/** Whether anything may be fetched that a visitor may not need: not on slow lines, nor for those who save data. */
export const mayFetchAhead = (): boolean =>
  !savesData() && !/[23]g/.test(navigator.connection?.effectiveType ?? '');
