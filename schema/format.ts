/**
 * The format of content that this version of the engine writes. A change of it is described, and carried out on older
 * content, by a file in src/formats.
 */
export const currentFormat = 5;
