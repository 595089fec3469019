import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { wordsIn } from './declared-names.ts';

/**
 * What only a school has, in the words of names and texts. `class` and `subject` are not among them: styles have
 * classes, messages a subject.
 */
const words = new Set(
  'curriculum curricula grade grades lesson lessons pupil pupils school schools strand strands student students teacher teachers term terms'.split(
    ' ',
  ),
);

/** Names and texts that have to have such a word, by the file or folder, and why. */
const exceptions: Record<string, { words: readonly string[]; why: string }> = {
  'schema/api.ts': {
    words: ['curriculum', 'strand'],
    why: 'what blocks of sites may import from the folders of blocks keeps its name',
  },
  'schema/organization-kinds.ts': { words: ['school'], why: 'kinds of schema.org' },
  'schema/site.ts': { words: ['school'], why: 'one of these kinds, as an example' },
  'schema/fields/icon.ts': { words: ['school'], why: 'an icon of Lucide' },
  'schema/site-parts.ts': { words: ['grade'], why: 'a default that content relies on' },
  'schema/rules/named-contact.ts': { words: ['schools'], why: 'the title of the source of a rule' },
  'schema/page.ts': { words: ['term'], why: 'an example in a hint' },
  'src/build/content-files/guide/first-steps.ts': {
    words: ['curriculum', 'lessons', 'student', 'term', 'terms'],
    why: 'the guide explains files by the pages of a school',
  },
  'src/messages/codes': {
    words: ['curricula', 'curriculum', 'grade', 'school', 'term', 'terms'],
    why: 'lines of content before and after, as in the guide',
  },
  'src/dev/example-context.ts': {
    words: ['term'],
    why: 'what is shown of another page in examples',
  },
  'schema/former-types.ts': { words: ['terms'], why: 'a type of blocks up to format 3' },
  'src/content/formats/format-2.ts': {
    words: ['curriculum', 'school'],
    why: 'fields as they were called in an earlier format',
  },
  'src/site/send/page-essentials.ts': { words: ['term'], why: 'the name of an interface word' },
  'src/render/structured-data.ts': { words: ['term'], why: 'a name of schema.org' },
  'src/build/site-files.ts': {
    words: ['term', 'terms'],
    why: 'names of Atom and OpenSearch',
  },
  'src/site/search/search.ts': { words: ['term', 'terms'], why: 'names of MiniSearch' },
};

/** The engine without what blocks bring, and without the content that new blocks begin with. */
const files = ['schema', 'src']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll('\\', '/')),
    ),
  )
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/^(?:schema\/blocks|src\/blocks|src\/editor\/starting-content)\//.test(file),
  );

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** All names and texts in a module; comments, and the addresses of imports, are neither. */
function textsIn(file: string): string[] {
  const texts: string[] = [];
  const visit = (value: unknown, of: string): void => {
    if (typeof value === 'string') {
      if (of === 'name' || of === 'value' || of === 'raw') texts.push(value);
    } else if (Array.isArray(value)) {
      for (const one of value) visit(one, of);
    } else if (isNode(value)) {
      for (const [key, one] of Object.entries(value)) if (key !== 'source') visit(one, key);
    }
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program, '');
  return texts;
}

const found = new Map(
  files.map((file) => [
    file,
    textsIn(file)
      .flatMap((text) => text.split(/[^A-Za-z]+/).flatMap(wordsIn))
      .filter((word) => words.has(word)),
  ]),
);

test('the core names nothing that only a school has: that stands with the blocks that show it', () => {
  expect(files.length).toBeGreaterThan(900);
  const strays = [...found].flatMap(([file, all]) => {
    const allowed = Object.entries(exceptions)
      .filter(([where]) => file === where || file.startsWith(`${where}/`))
      .flatMap(([, exception]) => exception.words);
    const unexpected = all.filter((word) => !allowed.includes(word));
    return unexpected.length > 0 ? [`${file}: ${[...new Set(unexpected)].join(', ')}`] : [];
  });
  expect(strays).toEqual([]);
});

test('each exception is still needed', () => {
  const idle = Object.entries(exceptions).flatMap(([where, exception]) =>
    exception.words
      .filter(
        (word) =>
          ![...found].some(
            ([file, all]) => (file === where || file.startsWith(`${where}/`)) && all.includes(word),
          ),
      )
      .map((word) => `${where}: ${word}`),
  );
  expect(idle).toEqual([]);
});
