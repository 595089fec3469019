/** Characters that could end a script element, or a line in older versions of JavaScript. */
const unsafe = /[<\u2028\u2029]/g;

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A value as JSON that is safe inside a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(unsafe, escaped);

/**
 * An inline script that calls a function with arguments. The function is inlined, so it must not use anything outside
 * itself.
 */
export const scriptCall = <Values extends unknown[]>(
  run: (...values: Values) => void,
  ...values: Values
): string => `(${run.toString()})(${values.map(scriptJson).join(',')})`;
