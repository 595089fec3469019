import { createContext } from 'react';

/**
 * Where the build collects the icons that a document uses while rendering it. In the browser nothing is collected: the
 * icons of a page are in its document.
 */
export const IconNames = createContext<Set<string> | null>(null);
