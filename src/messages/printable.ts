/** Characters that control a terminal, change the reading order or end a line in some programs; lone surrogates. */
const steering = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * Text from the content as one safe line: tabs become arrows and control characters their symbols. A workflow would
 * read `##[` anywhere in a line as a command.
 */
export const printableLine = (words: string): string =>
  words
    .replaceAll('\t', '→')
    .replaceAll(steering, (character) =>
      character < ' ' ? String.fromCharCode(0x2400 + character.charCodeAt(0)) : '�',
    )
    .replaceAll('##[', '##⟦');

/** Text from the content as lines. A workflow would read a line that begins with `::` as a command. */
export const printableLines = (words: string): string[] =>
  words.split(/\r\n|\n/).map((line) => withoutCommand(printableLine(line)));

/** A line of a report that no workflow reads as a command, whatever text it contains. */
export const withoutCommand = (line: string): string => line.replace(/^(\s*):(?=:)/, '$1∶');

/** JSON without characters that control a terminal or a workflow; parsing it gives the same texts. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(steering, (character) => (character === '\n' ? character : codeOf(character)))
    .replaceAll('##[', '##\\u005b');

const codeOf = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
