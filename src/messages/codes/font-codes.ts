import type { CodeEntry } from './code-guide.ts';

export const fontCodes = {
  'font-choice': [
    'A typeface from two places, or from none',
    'A typeface is in a package that is installed, or in a file of the content folder.',
    'headings: {}',
    'headings: { package: "@fontsource/lora" }',
  ],
  'font-missing': [
    'A typeface that is not there',
    'The package is not installed, or the content folder has no such file.',
    'file: lora.woff2',
    'file: fonts/lora.woff2',
  ],
  'font-unreadable': [
    'A typeface that cannot be read',
    'The file is cut off, holds something other than a font, or several fonts.',
    'file: fonts/lora.ttf',
    'file: fonts/lora.woff2',
  ],
  'font-licence': [
    'A typeface without a licence',
    'Visitors of the site receive the font, so its licence must allow that; it is published with the site.',
    'file: fonts/lora.woff2',
    'licence: fonts/OFL.txt',
  ],
  'font-characters': [
    'A typeface that lacks characters',
    'The site writes characters that the font does not have. Browsers show them in another font.',
    'package: "@fontsource/rock-3d"',
    'package: "@fontsource/noto-sans"',
  ],
} satisfies Record<string, CodeEntry>;
