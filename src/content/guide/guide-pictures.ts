/** Where the pictures of the editors' guide lie, beside the guide. */
export const guideFolder = 'content/guide';

/** The width at which a block is rendered, in pixels. */
export const pictureWidth = 720;

/** The guide is part of the project: its pictures stay small. */
export const mostPictureBytes = 20_000;

export const pictureFile = (type: string): string => `${type}.webp`;
