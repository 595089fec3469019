import type { CodeEntry } from './code-guide.ts';

/** Problems of the files in content/images, and of the fields that refer to them. */
export const pictureCodes = {
  'no-such-image': [
    'A picture that does not exist',
    'The name is misspelt, or the file was not put into content/images.',
    'src: gates.svg',
    'src: gate.svg',
  ],
  'image-case': [
    'Capitals in the name of a picture',
    'On the web, Gate.SVG and gate.svg are two files.',
    'src: Gate.SVG',
    'src: gate.svg',
  ],
  'image-outside': [
    'A picture outside its folder',
    'Pictures lie in content/images, and are named without the folder.',
    'src: ../gate.svg',
    'src: gate.svg',
  ],
  'image-unused': [
    'A picture that no page uses',
    'It can be removed, unless it waits for a page.',
    'images/old-gate.jpg',
    'removed',
  ],
  'image-kind': [
    'A picture of another kind',
    'The website takes drawings (.svg) and photographs (.jpg, .png, .webp, .avif).',
    'src: gate.tiff',
    'src: gate.jpg',
  ],
  'image-unreadable': [
    'A photograph that cannot be read',
    'The file is empty, cut off, or holds something other than a photograph.',
    'gate.jpg, half copied',
    'gate.jpg, copied again',
  ],
  'image-size': [
    'A picture without a size, or far too large',
    'A drawing says how large it is, and no picture has more pixels than the website can work with.',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">',
  ],
  'svg-unreadable': [
    'A drawing that cannot be read',
    'The file is cut off, or holds something other than a drawing.',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>',
  ],
  'svg-active': [
    'A drawing that holds a program',
    'It would run on the website, with the rights of the website, when somebody opens the drawing.',
    '<rect onclick="…" width="9" height="9"/>',
    '<rect width="9" height="9"/>',
  ],
  'svg-outside': [
    'A drawing that needs something else',
    'A drawing holds all that it shows. What it fetches from elsewhere is missing on the website, or shows others who is looking at it.',
    '<image href="https://elsewhere.example/gate.png"/>',
    '<image href="data:image/png;base64,…"/>',
  ],
} satisfies Record<string, CodeEntry>;
