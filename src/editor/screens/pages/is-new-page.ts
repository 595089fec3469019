import { isObject } from '../../../../schema/is-object.ts';

/** The route state of a page that was just created. */
export const newPageState = { isNew: true };

/** Whether a page was just created, so that it shows before its form. */
export const isNewPage = (state: unknown): boolean => isObject(state) && state['isNew'] === true;
