import { setByCode } from './property-names.ts';

/** A rule for the root. The root has no other braces, so what precedes one tells whether a condition surrounds it. */
const rootRule = /:root\{([^{}]*)\}/g;

const declaration = /(?<![\w-])(--[a-z][\w-]*):([^;{}"]*)/g;

/** A declaration with the semicolon after it, and one with that before it at the end of a rule. */
const endedDeclaration = /(?<![\w-])(--[a-z][\w-]*:[^;{}"]*);/g;
const lastDeclaration = /;(--[a-z][\w-]*:[^;{}"]*)(?=\})/g;

const use = /var\(--[a-z][\w-]*\)/g;

/** How often `part` is in a text. */
const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** Whether a place in a stylesheet is in no rule. */
export const isOutside = (css: string, at: number): boolean => {
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
      const uses = countOf(css, `var(${name})`);
      const isOnly = countOf(css, `${name}:`) === 1 && countOf(css, `var(${name},`) === 0;
      const isShorter = uses === 1 || value.length <= `var(${name})`.length;
      const isPlain = value.trim() !== '' && value !== 'initial' && !value.includes('var(');
      return isOnly && isShorter && isPlain && !setByCode.has(name) ? [{ text, name, value }] : [];
    });
  const values = new Map(constants.map(({ name, value }) => [`var(${name})`, value]));
  const declarations = new Set(constants.map(({ text }) => text));
  const withoutConstant = (whole: string, text: string) => (declarations.has(text) ? '' : whole);
  // In one pass for all: there are many constants, and many stylesheets.
  return (styles) =>
    styles
      .replaceAll(endedDeclaration, withoutConstant)
      .replaceAll(lastDeclaration, withoutConstant)
      .replaceAll(use, (text) => values.get(text) ?? text);
}
