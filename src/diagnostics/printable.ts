/**
 * Characters that steer a terminal, that change the order in which a line is read, or that end a line for some
 * programs; halves of characters.
 */
const steering = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * Words of the content as one line that can be printed anywhere: tabs as arrows, so that they are seen, control
 * characters as their pictures. A workflow would take `##[` anywhere in a line as the beginning of a command.
 */
export const printableLine = (words: string): string =>
  words
    .replaceAll('\t', '→')
    .replaceAll(steering, (character) =>
      character < ' ' ? String.fromCharCode(0x2400 + character.charCodeAt(0)) : '�',
    )
    .replaceAll('##[', '##⟦');

/** Words of the content as the lines that they are. A line that begins with `::` would be a workflow's command. */
export const printableLines = (words: string): string[] =>
  words.split(/\r\n|\n/).map((line) => withoutCommand(printableLine(line)));

/** A line of a report, wherever its words come from, that no workflow takes for a command. */
export const withoutCommand = (line: string): string => line.replace(/^(\s*):(?=:)/, '$1∶');

/** JSON whose texts hold nothing that steers a terminal or a workflow; a program that reads it gets the same texts. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(steering, (character) => (character === '\n' ? character : codeOf(character)))
    .replaceAll('##[', '##\\u005b');

const codeOf = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
