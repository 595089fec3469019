/** Whether editors change a file of the content folder: texts, settings, pictures. Others are changed by developers. */
export const isEdited = (file: string): boolean =>
  /^(?:site\.yaml|theme\.yaml|README\.md|(?:pages|data|images)\/.*)$/.test(file);
