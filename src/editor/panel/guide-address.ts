/** Where the editors' guide is shown; with the name of a block it leads to what it says of it. */
export const guideAddress = '/@edit/guide';
