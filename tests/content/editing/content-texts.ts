import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../src/build/content-files/read-files.ts';

/** A file and its text. */
export type ContentText = { file: string; text: string };

const textsOf = (folder: string): ContentText[] =>
  listFiles(folder).documents.map((file) => ({
    file,
    text: readFileSync(path.join(folder, file), 'utf8'),
  }));

/** All files of the real site, and of a small one in another language. */
export const realTexts: ContentText[] = [
  ...textsOf('content'),
  ...textsOf(path.join('scripts', 'starter', 'library')),
];

const remarks = `# yaml-language-server: $schema=page.json
# A page that many hands have written

title: "Fees" # shown in the tab
description: 'Don''t pay in cash' # single quotes
unknownField: [a, 'b', "c"] # not ours
emptyField:
# right above the blocks
blocks: # from top to bottom
  # the first block
  - type: prose # its type
    text: |- # literal
      One line.

      # no comment, a heading
      Last line.

  # set off by an empty line

  - type: notice
    # inside
    title: Notice
    text: >
      Folded words
      go on here.

      A second paragraph
      of two lines.
    # behind the text
  - type: facts
    items:
      - figure: "2016" # quoted
        text: opened
        # end of the first

      - figure: 75 acres
        text: the property
      # before the last
      - text: a text first
        figure: 15+
amount: 115_500
# the end`;

const flow = `title: Flow
listing: { order: 20, inMenu: true, label: "In short" }
tags: [one, "two", 'three', 4]
none: []
nothing: {}
blocks:
- type: tags
  items: [ plain, "quoted, with comma",
    third ]
- { type: prose, text: Short, nested: { a: [1, 2], b: {} } }
- type: prose
  text: last
`;

const wide = `title: Wide
listing:
    order: 10
    menuLinks:
        -   label: One
            to: /one

        -   label: Two
            to: /two

        -   label: Three
            to: /three
blocks:
    -   type: prose
        text: |+
            kept lines


    -   type: prose
        text: >-
            folded and
            stripped
`;

const windows = remarks.replaceAll('\n', '\r\n');

/** Texts as no program writes them, but people do. */
export const nastyTexts: ContentText[] = [
  { file: 'pages/remarks.yaml', text: remarks },
  { file: 'pages/flow.yaml', text: flow },
  { file: 'pages/wide.yaml', text: wide },
  { file: 'pages/windows.yaml', text: windows },
  { file: 'pages/mark.yaml', text: `\uFEFF${flow.trimEnd()}` },
  { file: 'pages/mark-windows.yaml', text: `\uFEFF${wide.replaceAll('\n', '\r\n')}` },
];
