/** Below which the development server serves the pictures of the guide, by their paths in the engine's folder. */
export const guidePath = '/schema/output/';

/** Where the development server shows the guide to the files of content. */
export const filesGuidePath = '/@edit/files-guide';
