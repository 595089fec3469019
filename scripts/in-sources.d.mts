/** The text of an error with the places in bundles replaced by those in their sources, as far as maps are there. */
export function inSources(text: string): string;
