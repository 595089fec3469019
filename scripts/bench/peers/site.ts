import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  addressOfPage,
  isFirstOfSection,
  wordsOfPage,
  type PageWords,
} from '../generated-words.ts';

/** A command of a program that makes websites. */
export type PeerCommand = { command: string; args: string[]; env?: Record<string, string> };

/** A program that makes websites, installed, and how the generated site is written and built with it. */
export type Peer = {
  name: string;
  /** Writes a site of some pages into a new folder; returns the file of its last page, from that folder. */
  write: (folder: string, pages: number) => string;
  /** The folder, below that of the site, into which it is built. */
  out: string;
  build: PeerCommand;
  /** The server that shows changes while a page is written. */
  serve: (port: number) => PeerCommand;
};

/** Writes files into a folder, by their names. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const list = (mark: string, items: readonly string[]): string =>
  items.map((item) => `${mark} ${item}`).join('\n');

/** The words of a generated page, in Markdown. */
const markdownOf = (page: PageWords, next: string): string =>
  [
    `---\ntitle: ${page.title}\ndescription: ${page.description}\n---`,
    page.opening,
    '## In short',
    ...page.paragraphs,
    '## What to bring',
    list('-', page.checklist),
    '## What happens next',
    list(
      '1.',
      page.steps.map(({ title, text }) => `**${title}** ${text}`),
    ),
    '## Questions',
    ...page.questions.flatMap(({ question, answer }) => [`### ${question}`, answer]),
    '## Fees',
    [
      '| Term | Amount |',
      '| --- | --- |',
      ...page.fees.map(({ term, amount }) => `| ${term} | ${amount} |`),
      `| Annual total | ${page.annualTotal} |`,
    ].join('\n'),
    '## Terms',
    list('-', page.terms),
    `[The next page](${next})\n`,
  ].join('\n\n');

/**
 * Writes the generated pages as files of Markdown into a folder, and returns the name of the last one.
 *
 * @param index what the first page of a folder is called
 */
export function writeMarkdown(folder: string, pages: number, index: string): string {
  const nameOf = (page: number) => {
    const address = addressOfPage(page).slice(1);
    return isFirstOfSection(page) ? path.join(address, `${index}.md`) : `${address}.md`;
  };
  for (let page = 0; page < pages; page += 1) {
    const next = addressOfPage((page + 1) % pages);
    writeFiles(folder, { [nameOf(page)]: markdownOf(wordsOfPage(page), next) });
  }
  return nameOf(pages - 1);
}

/** The styles of the peers' pages: as plain as a page can be that is still read with pleasure. */
export const plainStyles = `body{margin:0;font:1.1rem/1.6 system-ui,sans-serif;color:#14211d;background:#fdfcf8}
header,main,footer{max-width:44rem;margin:auto;padding:1rem}
header{display:flex;gap:1rem;justify-content:space-between}
a{color:#a80f48}h1,h2,h3{line-height:1.2}table{border-collapse:collapse;width:100%}
th,td{border-bottom:1px solid #ccc;padding:.4rem;text-align:left}td:last-child{text-align:right}
footer{border-top:1px solid #ccc;font-size:.9rem}
`;

/** A document of the peers' pages, from what their templates write for these. */
export const plainDocument = (parts: {
  title: string;
  description: string;
  styles: string;
  content: string;
}): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${parts.title} – A school to measure</title><meta name="description" content="${parts.description}">
${parts.styles}</head>
<body><header><a href="/">A school to measure</a><nav><a href="/">Home</a></nav></header>
<main><h1>${parts.title}</h1>
${parts.content}
</main><footer>Office: <a href="mailto:office@measure.example">office@measure.example</a></footer></body></html>
`;
