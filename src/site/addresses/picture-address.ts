/** The address of a picture, relative to the pictures folder, with special characters encoded. */
export const pictureAddress = (src: string): string =>
  src.split('/').map(encodeURIComponent).join('/');
