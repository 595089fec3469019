import { setByCode } from './property-names.ts';

/** A rule for the root. The root has no other braces, so what precedes one tells whether a condition surrounds it. */
const rootRule = /:root\{([^{}]*)\}/g;

const declaration = /(?<![\w-])(--[a-z][\w-]*):([^;{}"]*)/g;

/** How often `part` is in a text. */
const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** Whether a place in a stylesheet is in no rule. */
const isOutside = (css: string, at: number): boolean => {
  const before = css.slice(0, at);
  return countOf(before, '{') === countOf(before, '}');
};

/**
 * Makes a function that writes the value of a custom property where it is used, if nothing ever changes it and that is
 * shorter: it is declared once in all of the stylesheets, for the root. Browsers then have fewer to hand down to every
 * element.
 */
export function inlineConstants(stylesheets: readonly string[]): (css: string) => string {
  const css = stylesheets.join('\n');
  const constants = Array.from(css.matchAll(rootRule), ({ 1: rule = '', index }) =>
    isOutside(css, index) ? [...rule.matchAll(declaration)] : [],
  )
    .flat()
    .flatMap(([text, name = '', value = '']) => {
      const use = `var(${name})`;
      const uses = countOf(css, use);
      const isOnly = countOf(css, `${name}:`) === 1 && countOf(css, `var(${name},`) === 0;
      const isShorter = uses === 1 || value.length <= use.length;
      const isPlain = value.trim() !== '' && value !== 'initial' && !value.includes('var(');
      return isOnly && isShorter && isPlain && !setByCode.has(name) ? [{ text, use, value }] : [];
    });
  return (styles) =>
    constants.reduce(
      (shorter, { text, use, value }) =>
        shorter.replace(`${text};`, '').replace(`;${text}}`, '}').replaceAll(use, value),
      styles,
    );
}
