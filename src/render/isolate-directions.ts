import { hasLettersFromTheRight } from '../site/index.ts';

type Direction = 'ltr' | 'rtl';

/** The tags of HTML as React writes it, without angle brackets in attributes. */
const tags = /(<[^<>]*>)/;

const elementOf = /^<(\/?)([a-z][\w-]*)/;

const directionOf = / dir="(ltr|rtl)"/;

/** Numbers that do not break across lines (src/site/text/markdown.ts): the rest of a telephone number is beside them. */
const joinedNumbers = /<span class="nowrap">([^<>]*)<\/span>/g;

/** Elements that have no end. */
const voidElements = new Set(
  'area base br col embed hr img input link meta param source track use wbr'.split(' '),
);

/** Elements that take characters only, that are no text, or that are isolated already. */
const untouched = new Set('bdi bdo option script style svg textarea title'.split(' '));

/** A place for a line break inside an address is no end of it: this stands for its tag meanwhile. */
const lineBreak = '\u{f8ff}';

/** What Latin words and numbers consist of, with the punctuation inside. The references of HTML belong to it. */
const fromLeft =
  /(?:&amp;|(?<![\p{L}\p{M}\d)]|\d )[-−](?=\d)|[+(#*@\p{Script=Latin}\d])(?:(?:&amp;|&#x27;|[ ]|[,;][ ]?)?(?:&amp;|[-+()#@%*/.:?=_~'’–\u{f8ff}\p{Script=Latin}\p{M}\d])+)*/gu;

/** What words of a script from the right consist of. */
const arabicOrHebrew = String.raw`\p{Script=Arab}\p{Script=Hebr}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Adlm}`;
const fromRight = new RegExp(
  String.raw`[${arabicOrHebrew}](?:[${arabicOrHebrew}\p{M}\d\s.,:'’–-]*[${arabicOrHebrew}\p{M}])?`,
  'gu',
);

/** A text up to the punctuation at the end of a sentence, which belongs to the text around. */
const untilEnding = /^.*[^\s.,:;?!–-]/su;

const hasLatin = /\p{Script=Latin}/u;

/**
 * Whether hyphens join the groups of one number or date: `030-123-456`, `0700-123456`, `2026-12-06`. Between two years or
 * times of day a hyphen means a range, which is read from the right.
 */
const isHyphenated = (run: string): boolean =>
  /^\d+-\d+-\d/.test(run) || /^(?:\(0\d+\) ?-?|0\d{2,}-)\d/.test(run);

/** Whether a text from the left would be shown in another order on a page from the right. A range of numbers should be. */
function isTurned(run: string): boolean {
  if (hasLatin.test(run)) return /[^\p{Script=Latin}\p{M} '’]/u.test(run);
  const digits = run.replaceAll(/\D/g, '').length;
  if (run.includes('–')) return false;
  return (
    /^(?:[-−+]|[*#].*\d)/.test(run) ||
    isHyphenated(run) ||
    (digits > 6 && /\d[ ()/.]+\d/.test(run)) ||
    /^\d{1,3}(?: \d{3})+$/.test(run)
  );
}

/** Whether a text is one number, such as that of a telephone, which does not break across lines. */
const isLongNumber = (run: string): boolean =>
  run.length <= 24 && /^[+(\d]/.test(run) && !/[^\d\s()+./-]/.test(run);

/** Whether a text, with its punctuation, is from the left alone: a sentence keeps its full stop at the end. */
const isFromLeft = (text: string): boolean =>
  hasLatin.test(text) && !hasLettersFromTheRight(text) && isTurned(text);

function isolateFromLeft(text: string): string {
  return text.replaceAll(fromLeft, (run) => {
    const words = untilEnding.exec(run)?.[0] ?? run;
    const end = run.slice(words.length);
    // A bracket that was opened before belongs to the text around.
    const isOpen = (words.match(/\(/g)?.length ?? 0) < (words.match(/\)/g)?.length ?? 0);
    const inner = isOpen && words.endsWith(')') ? words.slice(0, -1) : words;
    if (!isTurned(inner)) return run;
    const tag = isLongNumber(inner) ? '<bdi class="nowrap">' : '<bdi>';
    return `${tag}${inner}</bdi>${words.slice(inner.length)}${end}`;
  });
}

/** Spaces around the words stay between them and what is beside them. */
function isolateWords(text: string): string {
  const words = text.trim();
  const at = text.indexOf(words);
  return `${text.slice(0, at)}<bdi>${words}</bdi>${text.slice(at + words.length)}`;
}

const isolateFromRight = (text: string): string =>
  text.replaceAll(fromRight, (run) => `<bdi>${run}</bdi>`);

/**
 * HTML in which words and numbers of the other direction do not move what is beside them (Unicode Bidirectional
 * Algorithm, UAX 9): on a page from the right, `+49 30 123` would be read from its last group, and the number of
 * `1 Harbour Street` would come last. Texts of one direction stay as they are. `islands` too, because the browser
 * hydrates them as they were rendered.
 */
export function isolateDirections(
  html: string,
  direction: Direction,
  islands: readonly string[] = [],
): string {
  if (direction === 'ltr' && !hasLettersFromTheRight(html)) return html;
  let isolated = '';
  let rest = html;
  const open: { name: string; direction: Direction; isUntouched: boolean }[] = [];
  const within = () => open.at(-1) ?? { direction, isUntouched: false };
  const isolatePart = (part: string, index: number, parts: readonly string[]): string => {
    if (index % 2 === 0) {
      if (within().isUntouched) return part;
      if (within().direction === 'rtl') {
        const isAlone =
          !(parts[index - 1] ?? '</').startsWith('</') &&
          parts[index + 1]?.startsWith('</') === true;
        return isAlone && isFromLeft(part) ? isolateWords(part) : isolateFromLeft(part);
      }
      return hasLettersFromTheRight(part) ? isolateFromRight(part) : part;
    }
    const [, end, name = ''] = elementOf.exec(part) ?? [];
    if (end === '/') open.pop();
    else if (name !== '' && !voidElements.has(name) && !part.endsWith('/>')) {
      const stated = directionOf.exec(part)?.[1];
      open.push({
        name,
        direction: stated === 'ltr' || stated === 'rtl' ? stated : within().direction,
        isUntouched: within().isUntouched || untouched.has(name),
      });
    }
    return part;
  };
  const isolate = (part: string) => {
    if (direction === 'ltr') return part.split(tags).map(isolatePart).join('');
    const joined = part.replaceAll(joinedNumbers, '$1').replaceAll('<wbr/>', lineBreak);
    return joined.split(tags).map(isolatePart).join('').replaceAll(lineBreak, '<wbr/>');
  };
  for (const island of islands) {
    const at = rest.indexOf(island);
    isolated += isolate(rest.slice(0, at)) + island;
    rest = rest.slice(at + island.length);
  }
  return isolated + isolate(rest);
}
