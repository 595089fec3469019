import { createContext } from 'react';

/**
 * Where the build collects the names of the line pictures that a document shows, while it renders the document's
 * parts. In the browser nobody collects: the pictures of a page come with its document.
 */
export const IconNames = createContext<Set<string> | null>(null);
