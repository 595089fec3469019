/** Characters beyond the letters and usual punctuation that every font file has; a backslash comes before a quotation mark in JSON. */
const further = /[^\0-#%-?A-[\]-{}-\x7f]/g;

/** The distinct characters in the texts of a value, given as JSON, beyond those in every font file. */
export function furtherCharacters(json: string): string {
  const characters = new Set(json.match(further)?.join('') ?? '');
  if (characters.delete('\\') && json.includes('\\"')) characters.add('"');
  return [...characters].join('');
}
