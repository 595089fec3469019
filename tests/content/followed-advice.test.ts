import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyTextEdits } from '../../src/content/apply-text-edits.ts';
import { Source } from '../../src/content/source.ts';
import type { Diagnostic, TextEdit } from '../../src/messages/diagnostic.ts';
import { sampleOf } from '../sample.ts';
import { inCopy, loadWith, mistakes, mistakesFolder, pathInSite } from './broken-sites.ts';
import { inEnglish, wordDiagnostic } from '../../src/messages/word-message.ts';

/** Changes the copy of a site as a message says. */
type Advice = { words: string; follow: (folder: string) => void };

const pageOf = (link: string) =>
  `title: Links\nblocks:\n  - type: prose\n    text: "The fees are in [the list of prices](${link})."\n`;

const writePage = (file: string) => (folder: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(
    path.join(folder, file),
    'title: Added\nlisting:\n  order: 90\nblocks:\n  - type: prose\n    text: Words.\n',
  );
};

const writeOutside = (folder: string, name: string) => {
  const file = path.join(folder, 'site.yaml');
  const entry = `outside:\n  ${name}:\n    label: A file\n    address: https://files.example/x`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('outside:', entry));
};

/** Everything that the message about a link offers, as changes of the page with that link alone. */
function adviceFor(diagnostic: Diagnostic, link: string): Advice[] {
  const { file, example, suggestions, fix, help } = wordDiagnostic(diagnostic);
  const linkTo = (to: string) => (folder: string) =>
    writeFileSync(path.join(folder, file), pageOf(to));
  const shown = /^\[…\]\((.*)\)$/.exec(example ?? '')?.[1];
  const [, added, written] = /Add the file (\S+\.yaml)(?: and write (\S+),)?/.exec(help) ?? [];
  const [, kind = ''] = /^(\w+:)/.exec(link) ?? [];
  const named = /Use one of: (.*)\.$/.exec(help)?.[1]?.split(', ') ?? [];
  const leftOut = /\b(?:L|l)eave out (#\S+?)\.$/.exec(help)?.[1];
  const addedAtLink = /or add the page/.test(help)
    ? `pages${link.split(/[?#]/, 1)[0]?.replace(/\/$/, '')}.yaml`
    : undefined;
  const anchor = /\b(?:Give|give) one of (?:its|the) blocks(?: of \S+)? the anchor (\S+?)[,.]/.exec(
    help,
  )?.[1];
  const outside = /under outside in site\.yaml/.test(help);
  const name =
    /a name such as (\S+),/.exec(help)?.[1] ?? (/its name here/.test(help) ? 'a-file' : link);
  const write = /^Write (\S+?)\.(?: |$)/.exec(help)?.[1];
  return [
    ...(shown === undefined
      ? []
      : [
          {
            words: `example ${shown}`,
            follow: (folder: string) => {
              if (/Put the file into files\//.test(help)) {
                mkdirSync(path.join(folder, 'files'));
                cpSync('tests/fixtures/attachments/rules.pdf', path.join(folder, shown));
              }
              linkTo(shown)(folder);
            },
          },
        ]),
    ...(suggestions ?? []).map((to) => ({
      words: `suggestion ${to}`,
      follow: linkTo(
        to.startsWith('/') || !link.includes('#')
          ? kind.replace(/^https?:/, '') + to
          : link.replace(/#.*/, `#${to}`),
      ),
    })),
    ...(write === undefined ? [] : [{ words: `write ${write}`, follow: linkTo(write) }]),
    ...(fix ? [{ words: 'fix', follow: applying(file, fix.edits) }] : []),
    ...named.map((one) => ({ words: `use ${one}`, follow: linkTo(kind + one) })),
    ...(leftOut === undefined
      ? []
      : [
          {
            words: `leave out ${leftOut}`,
            follow: linkTo(link.replace(leftOut, '') || '/mistake'),
          },
        ]),
    ...[added, addedAtLink].flatMap((page) =>
      page === undefined
        ? []
        : [
            {
              words: `add ${page}`,
              follow: (folder: string) => {
                writePage(page)(folder);
                if (written !== undefined) linkTo(written)(folder);
              },
            },
          ],
    ),
    ...(anchor === undefined
      ? []
      : [{ words: `anchor ${anchor}`, follow: givingAnchor(link, anchor) }]),
    ...(outside
      ? [
          {
            words: `outside ${name}`,
            follow: (folder: string) => {
              writeOutside(folder, name);
              linkTo(name)(folder);
            },
          },
        ]
      : []),
  ];
}

const applying = (file: string, edits: readonly TextEdit[]) => (folder: string) => {
  const target = path.join(folder, file);
  const source = new Source(file, readFileSync(target, 'utf8'));
  writeFileSync(target, applyTextEdits(source, edits).text);
};

const givingAnchor = (link: string, anchor: string) => (folder: string) => {
  const [address = ''] = link.split('#', 1);
  const file = address === '/' ? 'pages/index.yaml' : `pages${address || '/mistake'}.yaml`;
  appendFileSync(
    path.join(folder, file),
    `  - type: prose\n    anchor: ${anchor}\n    text: Words.\n`,
  );
};

/** Warnings about pages that nobody needs to have linked, of those that the advice adds. */
const ofAddedPages = new Set(['page-unreached']);

const links = `
  /images/x.pdf
  /files/plan 2025.pdf
  plan.pdf
  ./fees
  /über
  /f%C3%BCr-uns
  /开放日
  /index
  /fees/index
  /fees.html
  /pages/fees.yaml
  /feees
  /nowhere-near/
  /zzz/qqq
  /assets/x
  /404
  /send
  /edit/x
  /con
  /a b
  /_x
  /fees#_Nothing
  /fees#My Place
  /fees#nothing
  #nothing
  #_nothing
  /#nothing
  /FEES
  /fees/
  fees
  Fees List
  enquiri
  https://lakeside.example/fees
  https://lakeside.example
  http://www.other.example/x
  https://lakeside.example/FEES/?a=1#nothing
  https://lakeside.example/missing
  //lakeside.example/fees
  https://lakeside.example/plan.pdf
  https://enquiry.lakeside.example
  phone:office
  email:librry
`
  .trim()
  .split(/\n\s*/);

describe('advice on a link works when it is followed', () => {
  test.each(sampleOf(links, 15))('%s', async (link) => {
    const writeLink = (folder: string) =>
      writeFileSync(path.join(folder, 'pages/mistake.yaml'), pageOf(link));
    const { diagnostics } = await inCopy(writeLink);
    for (const one of diagnostics.filter(({ file }) => file === 'pages/mistake.yaml')) {
      const all = adviceFor(one, link);
      expect(all.length, wordDiagnostic(one).help).toBeGreaterThan(0);
      for (const { words, follow } of all) {
        const after = await inCopy((folder) => {
          writeLink(folder);
          follow(folder);
        });
        const left = after.diagnostics.filter(({ code }) => !ofAddedPages.has(code));
        expect(
          left.map(({ message }) => inEnglish(message)),
          `${inEnglish([...one.message, ...one.help])} → ${words}`,
        ).toEqual([]);
      }
    }
  });
});

const aboutNames =
  /link|no-such|address|contact|anchor|not-a-name|image-case|former|reserved|file-name|name-repeated/;

test('a correction of the corpus removes its mistake and brings no other', async () => {
  const cases = Object.entries(mistakes).filter(([, { code }]) => aboutNames.test(code));
  expect(cases.length).toBeGreaterThan(20);
  for (const [name, { code }] of cases) {
    const { diagnostics } = await loadWith(name);
    const found = diagnostics.find((one) => one.code === code);
    if (!found?.fix || name.startsWith('folders/')) continue;
    const { file, fix } = found;
    const text = readFileSync(path.join(mistakesFolder, name), 'utf8');
    const after = await inCopy((folder) => {
      writeFileSync(path.join(folder, pathInSite(name)), text);
      applying(file, fix.edits)(folder);
    });
    expect(
      after.diagnostics.map(({ message }) => inEnglish(message)),
      name,
    ).toEqual([]);
  }
});
