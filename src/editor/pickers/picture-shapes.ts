/** Width and height of the shapes that pages crop pictures to, of those that differ enough to lose a face. */
export const pictureShapes = {
  card: [3, 2],
  desktop: [16, 9],
  phone: [390, 844],
  round: [1, 1],
  /** What the plate with the title leaves of a link's preview picture. */
  link: [1200, 462],
} as const;
