/** The text of an error with the places in a bundle replaced by those in its sources, as far as its map is there. */
export function inSources(text: string, bundle: string): string;

/** Makes stacks name the sources instead of a bundle. */
export function readStacksInSources(bundle: string): void;
