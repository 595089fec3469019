const raised = letterTable('0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ');
const lowered = letterTable('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');

function letterTable(letters: string, small: string): ReadonlyMap<string, string> {
  return new Map(Array.from(letters, (letter, index) => [letter, small[index] ?? letter]));
}

/** Endings of ordinal numbers in English, French, Spanish and Portuguese. */
const ordinal = /^(?:st|nd|rd|th|er|re|[eè]me|nde?|[aeoªº]s?)\.?$/i;

/**
 * Raised or lowered letters as they keep their meaning in plain text: m², H₂O, 1st, x^(n+k). Marks of notes in brackets and signs stay
 * as they are. `before` is the text before them.
 */
export function smallLetters(text: string, isRaised: boolean, before: string): string {
  const words = text.trim();
  const table = isRaised ? raised : lowered;
  const isSmall = Array.from(words).every((letter) => table.has(letter));
  if (isSmall) return Array.from(words, (letter) => table.get(letter) ?? letter).join('');
  const isOrdinal = isRaised && /\p{N}$/u.test(before) && ordinal.test(words);
  const isMark = !/^[\p{L}\p{N}+−-]/u.test(words) || !/[\p{L}\p{N})]$/u.test(before);
  if (isOrdinal || isMark || /^(?:tm|sm)$/i.test(words)) return text;
  return `${isRaised ? '^' : '_'}${words.length > 1 ? `(${words})` : words}`;
}
