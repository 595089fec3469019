/** A template literal, which the minifier writes for every string. */
const template = /`(?:[^`\\]|\\.)*`/gs;

/** A function that is called at once. */
const called = /(?<=\(function) ([\w$]+)(?=\()/g;

/** A name where it is not a part of another. */
const wholeName = (name: string): RegExp =>
  new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);

/**
 * Shortens a minified inline script: functions that do not call themselves lose their names, and strings get the quotation
 * marks that attributes have, since what is repeated in a document costs next to nothing. Templates with values, line
 * breaks or quotation marks stay.
 */
export const shortenScript = (code: string): string =>
  code
    .replaceAll(called, (text, name: string) =>
      code.split(wholeName(name)).length > 2 ? text : '',
    )
    .replaceAll(template, (text) => (/[$"\\\n]/.test(text) ? text : `"${text.slice(1, -1)}"`));
