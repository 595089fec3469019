/** The names of files that can be shown as pictures. */
export const pictureKinds = /\.(svg|png|jpe?g|webp|avif)$/i;
