/** The URL of the editors' guide, optionally of a block's section. */
export const guideAddress = '/@edit/guide';
