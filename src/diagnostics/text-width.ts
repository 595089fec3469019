const wide =
  /\p{Extended_Pictographic}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|[\u{20000}-\u{3FFFD}]/u;
const ascii = /^[\x20-\x7E]*$/;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many places on a terminal a text takes: accents none of their own, wide letters and emoji two. */
export function textWidth(text: string): number {
  if (ascii.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (/^[\p{Cf}\p{M}]+$/u.test(segment)) continue;
    width += wide.test(segment) && !/^[\d#*©®™]$/u.test(segment) ? 2 : 1;
  }
  return width;
}
