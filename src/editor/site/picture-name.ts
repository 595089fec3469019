/** Names a picture on the screens: reading-room.svg → Reading room. */
export const pictureName = (name: string): string => {
  const stem = name.replace(/\.\w+$/, '').replaceAll(/[-_/]+/g, ' ');
  return stem.charAt(0).toUpperCase() + stem.slice(1);
};
