import type { CodeEntry } from './code-guide.ts';

/** Problems of the files in content/images, and of the fields that refer to them. */
export const pictureCodes = {
  'no-such-image': [
    'A picture that does not exist',
    'The name is misspelt, or the file is not in content/images.',
    'src: gates.svg',
    'src: gate.svg',
  ],
  'image-case': [
    'Capital letters in the name of a picture',
    'On the web, Gate.SVG and gate.svg are two files.',
    'src: Gate.SVG',
    'src: gate.svg',
  ],
  'image-outside': [
    'A picture outside its folder',
    'Pictures are in content/images, and are named without the folder.',
    'src: ../gate.svg',
    'src: gate.svg',
  ],
  'picture-in-line': [
    'A picture in a short text',
    'Only longer texts show pictures: those that may have paragraphs.',
    'intro: "![The gate](gate.jpg)"',
    'text: "![The gate](gate.jpg)"',
  ],
  'image-unused': [
    'A picture that no page uses',
    'It can be removed, unless a page will use it.',
    'images/old-gate.jpg',
    'removed',
  ],
  'image-kind': [
    'An unsupported picture format',
    'Supported are drawings (.svg) and photographs (.jpg, .png, .webp, .avif).',
    'src: gate.tiff',
    'src: gate.jpg',
  ],
  'image-unreadable': [
    'A photograph that cannot be read',
    'The file is empty, cut off, or not a photograph.',
    'gate.jpg, half copied',
    'gate.jpg, copied again',
  ],
  'wordmark-contrast': [
    'A wordmark that cannot be seen',
    'It stands on the header, in the dark theme and, over some first pictures, on them. Most of it must contrast with each at least 3 to 1.',
    'wordmark:\n  image: { src: dark-words.svg, alt: Our Site }',
    'wordmark:\n  image: { src: dark-words.svg, alt: Our Site }\n  onDark: { src: light-words.svg, alt: Our Site }',
  ],
  'image-size': [
    'A picture without a size, or far too large',
    'A drawing must have a size, and no picture may have more pixels than the limit.',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">',
  ],
  'svg-unreadable': [
    'A drawing that cannot be read',
    'The file is cut off, or not a drawing.',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>',
  ],
  'svg-active': [
    'A drawing that contains a program',
    'It would run with the rights of the website when somebody opens the drawing.',
    '<rect onclick="…" width="9" height="9"/>',
    '<rect width="9" height="9"/>',
  ],
  'svg-outside': [
    'A drawing that loads something else',
    'A drawing must contain everything that it shows. What it loads from elsewhere is missing on the website, or reveals who is looking at it.',
    '<image href="https://elsewhere.example/gate.png"/>',
    '<image href="data:image/png;base64,…"/>',
  ],
} satisfies Record<string, CodeEntry>;
