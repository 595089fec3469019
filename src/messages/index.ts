/*
 * What the engine says, in every language: diagnostics as data with their sentences, how terminals, code editors and
 * CI show them, and the words of the interface. It imports no other room, and hides how a sentence is found and filled
 * in.
 */
export { type DiagnosticCode, engineCodes } from './codes.ts';
export type { CodeEntry, CodeGuide } from './codes/code-guide.ts';
export {
  type Diagnose,
  type Diagnostic,
  type Explanation,
  type FieldPath,
  type Fix,
  type Range,
  type TextEdit,
  diagnosticKey,
  inFileOrder,
} from './diagnostic.ts';
export { formatGithub, jobSummary } from './format-github.ts';
export { formatJson } from './format-json.ts';
export { formatSarif } from './format-sarif.ts';
export { type Style, formatDiagnostic, formatReport } from './format-text.ts';
export { linesOf } from './frame.ts';
export { countedForm } from './locales/counted.ts';
export { en } from './locales/en.ts';
export { fillWords } from './locales/fill-words.ts';
export { oncePer } from './locales/once-per.ts';
export { quotedEnglish } from './locales/quoted-english.ts';
export { isGroup, isPlural, relocationWords } from './locales/replace-words.ts';
export { spokenLanguages, translationFor, wordsOfLanguage } from './locales/words-of-language.ts';
export type { PluralForms, Words } from './locales/words.ts';
export {
  type Message,
  type MessageValues,
  type Phrase,
  type SentenceKey,
  type WordsByLanguage,
  allNames,
  anyName,
  counted,
  messageOf,
  offerNames,
  phrase,
  phraseFor,
  say,
  sayAsIs,
  sayForeign,
} from './message.ts';
export { didYouMean, nearNames } from './near-names.ts';
export { printableLine } from './printable.ts';
export { codeLocation, locateThrown, locationWords, thrownWords } from './thrown-words.ts';
export {
  type MessageTable,
  inEnglish,
  isSentence,
  wordDiagnostic,
  wordMessage,
} from './word-message.ts';
