/** Texts that trip writers of YAML, one list a kind. */
export const trapTexts: readonly string[] = [
  'yes|No|null|~|true|12|0x1F|1e3|12:30|2025-01-08|0123|.5|-|- a|? a|12_000|1,000|.inf'.split('|'),
  "a: b|a:|: a|a #b|# a|#|it's|\"quoted\"|'single'|\\|a\\nb|%TAG|@a|`a`|!a|&a|*a".split('|'),
  ['{a}', '[a]', 'a, b', 'a]', '|', '>', '<<', '=', '---', '...', '--- a', '{{ a }}'],
  [' a', 'a ', '  ', ' ', '\t', 'a\tb', '\ta\n\tb', 'a \nb ', '\n', '\n\n', ' \n'],
  ['a\nb', 'a\n\nb', ' a\nb', 'a\n b', 'a\nb\n', 'a\n\n\n', '\na', 'a\n  \nb', '# a\n# b'],
  ['a: b\nc: d', '- a\n- b', '---\na', 'a\n---\nb', 'a\n...\n', '%a\nb'],
  ['\u2028', '\u2029', '\uFEFF', '\uFEFFa', '\u00AD', '\u200B', '\u202E', 'a\rb', 'a\r\nb'],
  ['👩🏽‍🏫', 'مرحبا', 'Zürich', 'x'.repeat(300), 'KES 115,500', '+254 700 000 000', '50%'],
].flat();
