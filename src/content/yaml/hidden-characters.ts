/** Control characters (tabs and line ends apart) and lone surrogates, which the build refuses. */
const hidden = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/** Bidirectional controls, which the build refuses too. Telephones put them around the numbers that are copied there. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** Characters that end a line in other programs: a text copied from slides or a PDF has them. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

export const hasHidden = (text: string): boolean =>
  text.search(hidden) >= 0 || text.includes('\uFFFD');

/** A typed or pasted text without such characters; each line end of another kind becomes a usual one. */
export const withoutHidden = (text: string): string =>
  text.replaceAll(lineEnds, '\n').replaceAll(hidden, '').replaceAll(bidiControls, '');
