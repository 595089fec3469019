import type { TextPart } from '../../../schema/fields/text.ts';
import { type Explanation, say, type Message } from '../../messages/index.ts';
import { partsOfText } from './markdown.ts';

/** What to write in place of elements of HTML. */
const instead: Record<string, string> = Object.fromEntries(
  (
    [
      ['b strong', '**words**'],
      ['i em', '*words*'],
      ['a', '[words](/page)'],
      ['br', 'one line\\\nthe next line'],
      ['img picture figure', '![what the picture shows](gate.jpg "The caption")'],
      ['table tr td th thead tbody', '| Day | Opens |\n| --- | --- |\n| Monday | 08:00 |'],
      ['h1 h2 h3 h4 h5 h6', '### Heading'],
      ['ul ol li', '- One\n- Two'],
      ['blockquote q', '> Words of somebody\n> — Name'],
      ['code pre', '```\nLines as they are\n```'],
      ['hr', '---'],
      ['sup', 'Words[^1]\n\n[^1]: A footnote'],
    ] as const
  ).flatMap(([names, example]) => names.split(' ').map((name) => [name, example])),
);

/** Elements in whose place there is a block. */
const embedded = new Set('iframe video audio embed object'.split(' '));

/** Elements that have nothing in their place: what they say in HTML, the words, the theme or a block say here. */
const needless =
  'p div span font center u s small big sub style script section article details summary html body form input button'.split(
    ' ',
  );

const elements = new Set([...Object.keys(instead), ...embedded, ...needless]);

/** A tag as people write it; not `<b` in a sum, which no attribute and no end follows. */
const tag = /(?<!\\)(?:<!--|<\/?([a-z][a-z0-9]*)(?:\s+[a-z-]+\s*=|\s*\/?>))/gi;

/** A paragraph without what stands between backticks, which is shown as it is written. */
function withoutCode(source: string): string {
  const parts = source.split(/(`+)/);
  let words = '';
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? '';
    const end = index % 2 === 1 ? parts.indexOf(part, index + 1) : -1;
    if (end > index) index = end;
    else words += part;
  }
  return words;
}

/** The first HTML that a text shows as it is written: its tag, or the beginning of its comment; null if there is none. */
export function htmlInText({ form, markdown }: TextPart): string | null {
  if (!/<[!/a-z]/i.test(markdown)) return null;
  const sources =
    form === 'inline'
      ? [markdown]
      : partsOfText(markdown).flatMap(({ type, content }) => (type === 'inline' ? [content] : []));
  for (const source of sources) {
    for (const [written, name] of withoutCode(source).matchAll(tag)) {
      if (name === undefined || elements.has(name.toLowerCase())) return written;
    }
  }
  return null;
}

/** Explains HTML in a text, and what to write in its place. */
export function explainHtml(written: string): Explanation {
  const name = /\w+/.exec(written)?.[0]?.toLowerCase() ?? '';
  const example = instead[name];
  return {
    code: 'html-in-text',
    message: [...say('html-none'), ...say('text-wouldSee', { value: written })],
    help: helpFor(name, example !== undefined),
    ...(example === undefined ? {} : { example }),
    within: written,
  };
}

function helpFor(name: string, hasMarkdown: boolean): Message {
  if (name === '') return say('html-comment', { field: 'note' });
  if (hasMarkdown) return say('html-markdown');
  return embedded.has(name) ? say('html-block') : say('html-words');
}
