import * as fc from 'fast-check';

/** What a terminal, a workflow or a Markdown summary would interpret. */
const pieces = [
  ['\n', '\r', '\r\n', '\t', '\0', '\u0007', '\u001B[2J', '\u001B]8;;https://a.example\u0007'],
  ['\u009B31m', '\u0085', '\u2028', '\u2029', '\u202E', '\u2066', '\u200F', '\uFEFF', '\uD800'],
  ['::error file=x::y', '::add-mask::a', '##[error]x', '::', ' ::', '%0A::error::', '%', ',', ':'],
  ['```', '<img src=x>', '](https://a.example)', '|', '`', 'words', 'é', '🎓', '/', '..'],
].flat();

/** Names and texts crafted to be misinterpreted. */
export const hostileWords: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...pieces) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
    ),
    { maxLength: 8 },
  )
  .map((words) => words.join(''));
