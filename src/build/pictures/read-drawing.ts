import { say, type Message, linesOf } from '../../messages/index.ts';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { svgNamespace, unsafePartsOf, type UnsafePart } from './active-parts.ts';
import { checkSize, type CheckedPicture, type PictureProblem } from './checked-picture.ts';
import { outsideReferenceIn } from './css-references.ts';
import { countDrawn, type DrawnElement } from './drawing-cost.ts';
import { sizeOfDrawing } from './drawing-size.ts';

const maxCharacters = 2_000_000;
const maxPixels = 25_000_000;
const maxElements = 200_000;
const deepest = 200;
const maxProblems = 10;

/** What to do about an unsafe part. */
const advice: Record<UnsafePart['code'], Message> = {
  'svg-active': say('svg-plain'),
  'svg-outside': say('svg-embed'),
};

const beginning = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">';

const notADrawing: PictureProblem = {
  code: 'svg-unreadable',
  message: say('svg-noDrawing'),
  help: [...say('svg-save'), ...say('svg-photograph')],
  example: `${beginning}…</svg>`,
};

/** Reads a drawing: its size, and everything in it that prevents publishing it. Nothing is ever removed. */
export function readDrawing(text: string): CheckedPicture {
  if (text.length > maxCharacters) {
    const size = (text.length / 1_000_000).toFixed(1);
    return refused({
      code: 'image-size',
      message: [
        ...say('svg-largeIs', { size }),
        ...say('svg-largest', { size: maxCharacters / 1_000_000 }),
      ],
      help: say('svg-details'),
    });
  }
  return new DrawingReader(text).read();
}

const endless: PictureProblem = {
  code: 'image-size',
  message: say('svg-repeats'),
  help: say('svg-drawnOnce'),
};

const sizeless: PictureProblem = {
  code: 'image-size',
  message: say('svg-noSize'),
  help: say('svg-viewBox'),
  example: beginning,
};

const refused = (...problems: PictureProblem[]): CheckedPicture => ({ size: null, problems });

type Span = [start: number, end: number];

class DrawingReader {
  readonly #text: string;
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #problems: PictureProblem[] = [];
  readonly #open: DrawnElement[] = [];
  #name: Span = [0, 0];
  readonly #attributes = new Map<string, Span>();
  #root: SaxesTagNS | null = null;
  #tree: DrawnElement | null = null;
  /** The text of the current style element, and where it begins. */
  #styles: { words: string; start: number } | null = null;
  #isBroken = false;

  constructor(text: string) {
    this.#text = text;
  }

  read(): CheckedPicture {
    this.#listen();
    this.#parser.write(this.#text).close();
    const isDrawing = this.#root?.local === 'svg' && this.#root.uri === svgNamespace;
    if (!isDrawing && !(this.#isBroken && this.#text.includes('<svg'))) return refused(notADrawing);
    if (this.#problems.length > 0 || !this.#root || !this.#tree) {
      return refused(...this.#problems.slice(0, maxProblems));
    }
    if (countDrawn(this.#tree) > maxElements) return refused(endless);
    return sized(this.#root);
  }

  #listen(): void {
    const parser = this.#parser;
    parser.on('error', () => this.#breakOff());
    parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
      if (!/^(utf-8|us-ascii)$/i.test(encoding)) this.#breakOff();
    });
    // Drawing programs name the DTD of SVG, which nothing reads; one that declares entities can load files.
    parser.on('doctype', (words) => {
      if (words.includes('[')) this.#declaration('<!DOCTYPE');
    });
    parser.on('processinginstruction', ({ target }) => this.#declaration(`<?${target}`));
    let end = 0;
    parser.on('opentagstart', ({ name }) => {
      end = parser.position - 1;
      this.#name = [this.#text.lastIndexOf('<', end), end];
      this.#name[1] = this.#name[0] + 1 + name.length;
      this.#attributes.clear();
    });
    parser.on('attribute', ({ name }) => {
      while (/\s/.test(this.#text.charAt(end))) end += 1;
      this.#attributes.set(name, [end, parser.position]);
      end = parser.position;
    });
    parser.on('opentag', (tag) => this.#opened(tag));
    const addWords = (words: string) => {
      if (this.#styles) this.#styles.words += words;
    };
    parser.on('text', addWords);
    parser.on('cdata', addWords);
    parser.on('closetag', () => {
      this.#open.pop();
      this.#checkStyles();
    });
  }

  #opened(tag: SaxesTagNS): void {
    if (this.#isBroken) return;
    this.#root ??= tag;
    for (const { code, message, attribute } of unsafePartsOf(tag)) {
      const range =
        attribute === null ? this.#name : (this.#attributes.get(attribute) ?? this.#name);
      this.#add(range, { code, message, help: advice[code] });
    }
    const values = Object.values(tag.attributes).map(({ value }) => value);
    const element: DrawnElement = {
      id: tag.attributes['id']?.value ?? null,
      children: [],
      references: values.flatMap((value) =>
        Array.from(value.matchAll(/#([^\s"')]+)/g), ([, id = '']) => id),
      ),
    };
    const parent = this.#open.at(-1);
    if (parent) parent.children.push(element);
    else this.#tree = element;
    this.#open.push(element);
    if (this.#open.length > deepest) this.#breakOff();
    if (tag.local === 'style' && tag.uri === svgNamespace) {
      this.#styles = { words: '', start: this.#parser.position };
    }
  }

  #checkStyles(): void {
    if (!this.#styles) return;
    const { words, start } = this.#styles;
    this.#styles = null;
    const outside = outsideReferenceIn(words);
    if (outside === null) return;
    const at = Math.max(this.#text.indexOf(outside, start), start);
    this.#add([at, at + outside.length], {
      code: 'svg-outside',
      message: say('svg-stylesLoad', { quoted: `"${outside}"` }),
      help: advice['svg-outside'],
    });
  }

  #declaration(words: string): void {
    const start = this.#text.lastIndexOf(words, this.#parser.position);
    this.#add([start, start + words.length], {
      code: 'svg-outside',
      message: say('svg-lineLoads', { words }),
      help: [...say('svg-removeIt'), ...say('svg-begins')],
      example: beginning,
    });
  }

  /** After an XML error the rest of the file is ignored: nothing in it can be trusted. */
  #breakOff(): void {
    if (this.#isBroken) return;
    this.#isBroken = true;
    const at = Math.max(0, Math.min(this.#parser.position, this.#text.length) - 1);
    this.#add([at, at + 1], {
      code: 'svg-unreadable',
      message: [...say('svg-unreadable'), ...say('picture-cutOff')],
      help: say('svg-unreadableHow'),
      example: `${beginning}…</svg>`,
    });
  }

  #add([start, end]: Span, problem: PictureProblem): void {
    const [from, to] = [this.#positionAt(start), this.#positionAt(end)];
    const range = { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    this.#problems.push({ ...problem, range });
  }

  #positionAt(offset: number): { line: number; column: number } {
    const lines = linesOf(this.#text.slice(0, offset));
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  }
}

function sized(root: SaxesTagNS): CheckedPicture {
  const { width, height, viewBox } = root.attributes;
  const size = sizeOfDrawing({
    width: width?.value,
    height: height?.value,
    viewBox: viewBox?.value,
  });
  const problem = size ? checkSize(size, maxPixels) : sizeless;
  if (!size || problem) return refused(...(problem ? [problem] : []));
  return { size: { width: Math.round(size.width), height: Math.round(size.height) }, problems: [] };
}
