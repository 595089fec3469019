import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import { alphabetic, roman } from '../../content/index.ts';

/** Styles that name, in the HTML of a Word file, what mammoth does not read. */
export const letterStyles = { hidden: 'HiddenWords', struck: 'StruckWords', marker: 'ListMarker' };

const textParts = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'];

/**
 * Writes into the parts of a Word file what mammoth does not read: hidden words, words struck out twice, by a style or
 * as a tracked change, and the numbers of lists as Word counts them. Returns only parts that change.
 */
export function rewriteLetter(parts: ReadonlyMap<string, string>): Map<string, string> {
  const styles = readStyles(parts.get('word/styles.xml'));
  const numbering = readNumbering(parts.get('word/numbering.xml'), styles);
  const found = textParts.flatMap((name): [string, string][] => {
    const text = parts.get(name);
    if (text === undefined) return [];
    const part = parse(text);
    showDeletions(part);
    const count = numbering();
    for (const paragraph of elementsOf(part, 'w:p')) {
      const properties = childOf(paragraph, 'w:pPr');
      const style = styleOf(properties, 'w:pStyle');
      for (const run of Array.from(paragraph.childNodes).filter(isElement).flatMap(runsIn))
        markRun(run, styles, style);
      const marker = count(properties, style);
      const unnumbered = marker === '' ? childOf(properties, 'w:numPr') : null;
      if (unnumbered) properties?.removeChild(unnumbered);
      if (marker !== null && marker !== '')
        paragraph.insertBefore(
          markerRun(paragraph, marker),
          properties?.nextSibling ?? paragraph.firstChild,
        );
    }
    return [[name, new XMLSerializer().serializeToString(part)]];
  });
  return new Map(found);
}

const parse = (text: string): Document => new DOMParser().parseFromString(text, 'text/xml');

const elementsOf = (node: Document | Element, name: string): Element[] =>
  Array.from(node.getElementsByTagName(name));

const isElement = (node: Node): node is Element => node.nodeType === 1;

const childOf = (node: Element | null, name: string): Element | null =>
  Array.from(node?.childNodes ?? [])
    .filter(isElement)
    .find(({ nodeName }) => nodeName === name) ?? null;

const valueOf = (element: Element | null): string | null => element?.getAttribute('w:val') ?? null;

const styleOf = (properties: Element | null, name: string): string =>
  valueOf(childOf(properties, name)) ?? '';

const runsIn = (element: Element): Element[] =>
  element.nodeName === 'w:r' ? [element] : elementsOf(element, 'w:r');

/** Whether a property is on; null if it is absent. */
const isOn = (properties: Element | null, name: string): boolean | null => {
  const property = childOf(properties, name);
  return property && !/^(?:0|false|off|none)$/.test(valueOf(property) ?? '');
};

type Style = {
  basedOn: string;
  isStruck: boolean | null;
  isHidden: boolean | null;
  numberId: string | null;
  level: number | null;
};

type Styles = (id: string) => Style;

const noStyle: Style = { basedOn: '', isStruck: null, isHidden: null, numberId: null, level: null };

function readStyles(text: string | undefined): Styles {
  const written = new Map<string, Style>();
  for (const style of text === undefined ? [] : elementsOf(parse(text), 'w:style')) {
    const run = childOf(style, 'w:rPr');
    const numbers = childOf(childOf(style, 'w:pPr'), 'w:numPr');
    written.set(style.getAttribute('w:styleId') ?? '', {
      basedOn: styleOf(style, 'w:basedOn'),
      isStruck: isStruckOut(run),
      isHidden: isOn(run, 'w:vanish'),
      numberId: valueOf(childOf(numbers, 'w:numId')),
      level: numberOf(childOf(numbers, 'w:ilvl')),
    });
  }
  const resolve = (id: string, depth = 0): Style => {
    const style = written.get(id);
    if (!style || depth > 20) return noStyle;
    const base = resolve(style.basedOn, depth + 1);
    return {
      basedOn: '',
      isStruck: style.isStruck ?? base.isStruck,
      isHidden: style.isHidden ?? base.isHidden,
      numberId: style.numberId ?? base.numberId,
      level: style.level ?? base.level,
    };
  };
  return (id) => resolve(id);
}

const numberOf = (element: Element | null): number | null => {
  const value = valueOf(element);
  return value === null ? null : Number(value);
};

const isStruckOut = (properties: Element | null): boolean | null => {
  const [once, twice] = [isOn(properties, 'w:strike'), isOn(properties, 'w:dstrike')];
  return once === null && twice === null ? null : once === true || twice === true;
};

/** Turns tracked deletions into struck-out words. Moved words stand in their new place. */
function showDeletions(part: Document): void {
  for (const deletion of elementsOf(part, 'w:del')) {
    const runs = elementsOf(deletion, 'w:r');
    for (const run of runs) setStyle(run, letterStyles.struck);
    for (const words of elementsOf(deletion, 'w:delText')) {
      const text = part.createElementNS(words.namespaceURI, 'w:t');
      text.setAttribute('xml:space', 'preserve');
      text.textContent = words.textContent;
      words.parentNode?.replaceChild(text, words);
    }
    if (runs.length === 0) continue;
    while (deletion.firstChild) deletion.parentNode?.insertBefore(deletion.firstChild, deletion);
    deletion.parentNode?.removeChild(deletion);
  }
}

function markRun(run: Element, styles: Styles, paragraphStyle: string): void {
  const properties = childOf(run, 'w:rPr');
  const runStyle = styleOf(properties, 'w:rStyle');
  if (runStyle === letterStyles.struck) return;
  const [ofRun, ofParagraph] = [styles(runStyle), styles(paragraphStyle)];
  const isHidden = isOn(properties, 'w:vanish') ?? ofRun.isHidden ?? ofParagraph.isHidden;
  const isStruck = isStruckOut(properties) ?? ofRun.isStruck ?? ofParagraph.isStruck;
  if (isHidden === true) setStyle(run, letterStyles.hidden);
  else if (isStruck === true) setStyle(run, letterStyles.struck);
}

function setStyle(run: Element, name: string): void {
  const style = firstIn(firstIn(run, 'w:rPr'), 'w:rStyle');
  style.setAttribute('w:val', name);
}

/** The child with a name; added first if there is none. */
function firstIn(parent: Element, name: string): Element {
  const present = childOf(parent, name);
  if (present) return present;
  const added = parent.ownerDocument.createElementNS(parent.namespaceURI, name);
  parent.insertBefore(added, parent.firstChild);
  return added;
}

function markerRun({ ownerDocument: part, namespaceURI }: Element, marker: string): Element {
  const run = part.createElementNS(namespaceURI, 'w:r');
  const text = part.createElementNS(namespaceURI, 'w:t');
  text.textContent = marker;
  run.appendChild(text);
  setStyle(run, letterStyles.marker);
  return run;
}

type Level = { start: number; format: string; text: string };

/** Makes a function that counts paragraphs: it returns the marker of each, or null for none or a bullet. */
type Counting = () => (properties: Element | null, style: string) => string | null;

function readNumbering(text: string | undefined, styles: Styles): Counting {
  if (text === undefined) return () => () => null;
  const part = parse(text);
  const abstracts = new Map(
    elementsOf(part, 'w:abstractNum').map((one) => [
      one.getAttribute('w:abstractNumId') ?? '',
      one,
    ]),
  );
  const numbers = new Map(
    elementsOf(part, 'w:num').map((one) => [one.getAttribute('w:numId') ?? '', one]),
  );
  const listOf = (id: string, depth = 0): { list: string; levels: Map<number, Level> } | null => {
    const number = numbers.get(id) ?? null;
    const list = valueOf(childOf(number, 'w:abstractNumId')) ?? '';
    const abstract = abstracts.get(list);
    if (!number || !abstract || depth > 5) return null;
    const linked = valueOf(childOf(abstract, 'w:numStyleLink'));
    const other = linked === null ? null : styles(linked).numberId;
    if (other !== null) return listOf(other, depth + 1);
    return { list, levels: levelsIn(abstract) };
  };
  return () => {
    const counts = new Map<string, number[]>();
    const begun = new Set<string>();
    return (properties, style) => {
      const direct = childOf(properties, 'w:numPr');
      const ofStyle = styles(style);
      const id = valueOf(childOf(direct, 'w:numId')) ?? ofStyle.numberId;
      const at = numberOf(childOf(direct, 'w:ilvl')) ?? ofStyle.level ?? 0;
      const found = id === null ? null : listOf(id);
      const level = found?.levels.get(at);
      if (!found || !level || id === null) return null;
      const count = counts.get(found.list) ?? [];
      counts.set(found.list, count);
      if (!begun.has(id)) {
        begun.add(id);
        for (const one of elementsOf(numbers.get(id) ?? part, 'w:lvlOverride')) {
          const start = numberOf(childOf(one, 'w:startOverride'));
          const index = Number(one.getAttribute('w:ilvl'));
          if (start !== null && numbers.has(id)) count[index] = start - 1;
        }
      }
      for (let index = 0; index < at; index += 1)
        count[index] ??= found.levels.get(index)?.start ?? 1;
      count[at] = (count[at] ?? level.start - 1) + 1;
      count.length = at + 1;
      if (level.format === 'bullet') return null;
      return level.text.replaceAll(/%(\d)/g, (_, digit: string) => {
        const index = Number(digit) - 1;
        return writeNumber(count[index] ?? 1, found.levels.get(index)?.format ?? 'decimal');
      });
    };
  };
}

const levelsIn = (abstract: Element): Map<number, Level> =>
  new Map(
    elementsOf(abstract, 'w:lvl').map((level) => [
      Number(level.getAttribute('w:ilvl')),
      {
        start: numberOf(childOf(level, 'w:start')) ?? 1,
        format: valueOf(childOf(level, 'w:numFmt')) ?? 'decimal',
        text: valueOf(childOf(level, 'w:lvlText')) ?? '',
      },
    ]),
  );

function writeNumber(number: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return alphabetic(number);
    case 'upperLetter':
      return alphabetic(number).toUpperCase();
    case 'lowerRoman':
      return roman(number).toLowerCase();
    case 'upperRoman':
      return roman(number);
    case 'decimalZero':
      return String(number).padStart(2, '0');
    case 'none':
      return '';
    default:
      return String(number);
  }
}
