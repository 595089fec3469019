/** Whether editors change a file of the content folder: texts, settings, uploads. Others are changed by developers. */
export const isEdited = (file: string): boolean =>
  /^(?:site\.yaml|theme\.yaml|README\.md|(?:pages|data|images|files)\/.*)$/.test(file);
