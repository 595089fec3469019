import type { ContentFile } from './content-files.ts';

const page = (rest: string) =>
  `title: Any\nblocks:\n  - type: prose\n    text: Some words.\n${rest}`;
const block = (text: string) => page(`  - type: prose\n    text: ${text}\n`);
const numbered = (count: number, line: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => line(number)).join('\n');
const stairs = (depth: number) => numbered(depth, (step) => `${' '.repeat(step)}a:`);

/** Nested aliases: each line means nine times the one before it. */
const letter = (number: number) => String.fromCharCode(97 + number);
const bomb = numbered(9, (step) => {
  const items = Array.from({ length: 9 }, () => (step === 0 ? 'x' : `*${letter(step - 1)}`));
  return `${letter(step)}:\n  &${letter(step)} [${items.join(', ')}]`;
});

/**
 * Texts of up to 1 MB crafted to be slow to check: long runs that a pattern may match in many ways, great depth, large
 * counts, and unreadable lines far into a long file.
 */
export const largeTexts: Record<string, () => string> = {
  'a line of dashes': () => page('-'.repeat(900_000)),
  'a line of dashes below an unreadable one': () => page(`a b\n  ${'-'.repeat(900_000)}`),
  'a value of dashes': () => block('-'.repeat(900_000)),
  'a line of dashes and spaces': () => page(`a b\n${'- '.repeat(450_000)}`),
  'a line of question marks': () => page('? '.repeat(450_000)),
  'links that are opened and not closed': () => page(`  - ${'[](a ]('.repeat(120_000)}`),
  'links to nowhere': () => block('a [b](/nowhere) '.repeat(50_000)),
  'brackets and braces': () => block('[{'.repeat(400_000)),
  'closing brackets': () => page(`x: [${']'.repeat(900_000)}`),
  'marks of Markdown': () => block('a **b *c _d `e ~~f '.repeat(45_000)),
  'quotes inside quotes': () => page(`x: '${"''".repeat(400_000)}`),
  'backslashes inside quotes': () => page(`x: "${'\\n'.repeat(400_000)}`),
  'a quote that is never closed': () => page(`x: "\n${'a b: c\n'.repeat(30_000)}`),
  'thousands of quotes': () => page(`x: "${'a "b" \n'.repeat(100_000)}`),
  'thousands of unknown fields': () => page(numbered(4000, (number) => `field${number}: x`)),
  'thousands of fields with a backslash': () =>
    page(numbered(12_000, (number) => `f${number}: "\\u0001"`)),
  'one field thousands of times': () => page('x: y\n'.repeat(15_000)),
  'a missing colon in a long page': () =>
    page(
      `${'  - type: prose\n    text: words\n'.repeat(5000)}x y\n${'  - type: prose\n'.repeat(900)}`,
    ),
  'missing colons all over': () => page('  - type prose\n    text: words\n'.repeat(6500)),
  'colons all over': () => page('x: y: z\n'.repeat(12_000)),
  'tabs all over': () => page('\tx: y\n'.repeat(12_000)),
  'deep brackets': () => page(`x: ${'['.repeat(1900)}${']'.repeat(1900)}`),
  'deep brackets that are not closed': () => page(`x: ${'{a: ['.repeat(1900)}`),
  'deep groups': () => page(stairs(1300)),
  'deep groups and a line that cannot be read': () => page(`${stairs(38)}\nb c`),
  'deep lists on one line': () => page(`x:\n  ${'- '.repeat(1900)}`),
  'a quarter of a million items': () => page(`x:\n${'- a\n'.repeat(240_000)}`),
  'items on one line': () => page(`x: [${'a,'.repeat(400_000)}]`),
  'as many blocks as there is room for': () => page('  - type: prose\n    text: 1\n'.repeat(6000)),
  'an alias that stands for many items': () =>
    `title: a\nx:\n  &b\n${'  - a\n'.repeat(500)}blocks:\n${'  - *b\n'.repeat(500)}`,
  'aliases of aliases': () => bomb,
  'a list that holds itself': () => 'title: a\nblocks:\n  &b\n  - *b\n',
  'merged fields': () => page(`x: &x {a: b}\n${'y: {<<: *x}\n'.repeat(10_000)}`),
  'names that are lists': () => page('? [a, b]\n: c\n'.repeat(12_000)),
  'marks of two versions': () => '<<<<<<< a\n'.repeat(60_000),
  'several documents': () => '---\n'.repeat(200_000),
  directives: () => '%a\n'.repeat(50_000),
  'empty lines': () => `${page('x: y: z')}${'\n'.repeat(50_000)}`,
  comments: () => page(`x: y: z\n${'# a\n'.repeat(25_000)}`),
  'a line of spaces': () => page(`x${' '.repeat(900_000)}x`),
  'carriage returns': () => page('a\r'.repeat(300_000)),
  'characters that nobody sees': () => page('\u0001'.repeat(900_000)),
  'a very long name': () => page(`${'x'.repeat(900_000)}: a`),
  'a very long line with accents': () => page(`x: "${'é'.repeat(400_000)}`),
  'a very long address': () => block(`"[a](/${'a/'.repeat(9000)})"`),
  'a link with a very long address': () =>
    page(`  - type: buttons\n    items:\n      - { label: a, to: "${'a@.'.repeat(200_000)}" }\n`),
};

/** Hostile large files, each with its name. */
export const largeFiles: readonly (ContentFile & { name: string })[] = Object.entries(
  largeTexts,
).map(([name, text]) => ({ name, file: 'pages/large.yaml', text: text() }));
