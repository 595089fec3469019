import { withoutHidden, escapeMarkdown, type PastedWords } from '../../content/index.ts';

type Marks = { isBold: boolean; isItalic: boolean; link: string | null };
type Run = Marks & { text: string };

/** The text of some nodes, and its Markdown with emphasis and links. */
export function wordsOf(nodes: readonly Node[]): PastedWords {
  const runs: Run[] = [];
  for (const node of nodes) addRuns(node, { isBold: false, isItalic: false, link: null }, runs);
  const joined = trimmed(joinRuns(runs));
  return {
    plain: joined.map(({ text }) => text).join(''),
    markdown: joined.map(writeRun).join('').replaceAll('\n', '\\\n'),
  };
}

function addRuns(node: Node, marks: Marks, runs: Run[]): void {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = withoutHidden(node.textContent ?? '').replaceAll(/[\s\u00A0]+/g, ' ');
    if (text !== '') runs.push({ ...marks, text });
    return;
  }
  if (!(node instanceof HTMLElement)) return;
  if (node.matches('br')) runs.push({ ...marks, text: '\n' });
  if (node.style.display === 'none') return;
  const isLine = node.matches('p, div, li, tr');
  if (isLine && runs.length > 0) runs.push({ ...marks, text: '\n' });
  const inner = marksOf(node, marks);
  for (const child of node.childNodes) addRuns(child, inner, runs);
}

function marksOf(element: HTMLElement, marks: Marks): Marks {
  const { fontWeight, fontStyle } = element.style;
  const isBoldTag = element.matches('b, strong');
  const isItalicTag = element.matches('i, em');
  const href = element.matches('a[href]') ? element.getAttribute('href') : null;
  return {
    // Google Docs wraps everything in a <b> that is not bold.
    isBold: fontWeight === '' ? marks.isBold || isBoldTag : /^(?:bold|[6-9]00)/.test(fontWeight),
    isItalic: fontStyle === '' ? marks.isItalic || isItalicTag : fontStyle === 'italic',
    link: href ?? marks.link,
  };
}

/** Merges runs with the same marks; moves spaces at the ends of a mark outside it. */
function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isBlank = run.text.trim() === '';
    const isSame =
      last &&
      (isBlank || (last.isBold === run.isBold && last.isItalic === run.isItalic)) &&
      last.link === run.link;
    if (isSame) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push({ ...run });
  }
  return joined;
}

function trimmed(runs: readonly Run[]): Run[] {
  let before = '\n';
  const spaced = runs.map((run) => {
    let text = run.text.replaceAll(/ +/g, ' ').replaceAll(/ ?\n ?/g, '\n');
    if (/\s$/.test(before)) text = text.replace(/^\s+/, '');
    if (text !== '') before = text;
    return { ...run, text };
  });
  const whole = spaced.filter(({ text }) => text !== '');
  const last = whole.at(-1);
  return last ? [...whole.slice(0, -1), { ...last, text: last.text.trimEnd() }] : [];
}

function writeRun({ text, isBold, isItalic, link }: Run): string {
  const words = text.trim();
  const [start = '', end = ''] = words === '' ? [] : text.split(words);
  if (words === '') return text;
  // Emphasis ends with its line.
  const marked = words
    .split('\n')
    .map((line) => {
      const italic = isItalic && line !== '' ? `*${escapeMarkdown(line)}*` : escapeMarkdown(line);
      return isBold && line !== '' ? `**${italic}**` : italic;
    })
    .join('\n');
  return start + (link === null || link === '' ? marked : `[${marked}](${targetOf(link)})`) + end;
}

const targetOf = (link: string): string =>
  /[\s()<>]/.test(link) ? `<${link.replaceAll(/[<>\n]/g, encodeURIComponent)}>` : link;
