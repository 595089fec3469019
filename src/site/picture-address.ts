/** The address of a picture, relative to that of all pictures: a name may hold characters that mean something there. */
export const pictureAddress = (src: string): string =>
  src.split('/').map(encodeURIComponent).join('/');
