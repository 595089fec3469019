/*
 * A folder for each screen; `App.tsx` chooses.
 */
export { App } from './App.tsx';
export { ErrorScreen } from './ErrorScreen.tsx';
export { LanguageChoice } from './LanguageChoice.tsx';
