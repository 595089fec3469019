import { isObject } from '../../../../schema/is-object.ts';

/** What the screen of a page is opened with right after the page was made. */
export const newPageState = { isNew: true };

/** Whether a page was just made, so that it is seen before its form. */
export const isNewPage = (state: unknown): boolean => isObject(state) && state['isNew'] === true;
