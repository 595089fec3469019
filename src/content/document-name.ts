/** Whether a file of the content folder is one that is read as a page, as data or as settings. Hidden files never are. */
export const isDocumentName = (file: string): boolean =>
  /^(?:(?:site|theme)|(?:pages|data)\/.+)\.yaml$/.test(file) && !isHidden(file);

/** Whether a file, or a folder that it is in, is hidden: its name begins with a dot. */
export const isHidden = (file: string): boolean => /(?:^|\/)\./.test(file);

/** Whether a content file is a page. */
export const isPageFile = (file: string): boolean => /^pages\/.*\.yaml$/.test(file);

/** The name by which blocks refer to a file in content/data. */
export const dataName = (file: string): string => file.replace(/^data\/|\.yaml$/g, '');
