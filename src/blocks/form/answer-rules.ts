import { fillWords } from 'woven-site/components';
import type { FormField, FormWords } from './form-values.ts';

/** Characters of an address of mail, as browsers check them: https://html.spec.whatwg.org/#valid-e-mail-address */
const mail =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** A telephone number in digits of any script, for the attribute `pattern` too, whose flag `v` escapes more. */
export const telephonePattern = String.raw`\+?[\p{Nd} \(\)\/.\-]{7,24}`;

const telephone = new RegExp(`^${telephonePattern}$`, 'v');

const bytesOfMegabyte = 1_000_000;

/** The most characters and megabytes where the form names no limit. */
const longest = { line: 300, text: 5000 };
const largest = 5;

/** The most characters of a field; undefined for kinds that have other limits. */
export const maxLengthOf = ({ kind, maxCharacters }: FormField): number | undefined =>
  kind === 'line' || kind === 'text' ? (maxCharacters ?? longest[kind]) : undefined;

/** Whether a question must be answered. */
export const isRequired = ({ kind, required = false }: FormField): boolean =>
  kind === 'consent' || required;

/** What `accept` of a field for files says, by the kinds that it takes. */
const typesOf = {
  pictures: ['image/*'],
  pdf: ['.pdf'],
  documents: ['.pdf', '.doc', '.docx', '.odt', '.rtf', '.txt'],
  tables: ['.xls', '.xlsx', '.ods', '.csv'],
};

export const acceptOf = ({ accepts = [] }: FormField): string | undefined =>
  accepts.length === 0 ? undefined : accepts.flatMap((kind) => typesOf[kind]).join(',');

/**
 * What is wrong with the answers to a question, in the words of the page; null if they are right. The attributes of the
 * control say the same to browsers without scripts.
 */
export function explainAnswer(
  field: FormField,
  answers: readonly FormDataEntryValue[],
  words: FormWords,
  dayInWords: (iso: string) => string,
): string | null {
  const files = answers.filter((answer) => answer instanceof File && answer.name !== '');
  const texts = answers.filter((answer) => typeof answer === 'string' && answer.trim() !== '');
  const [file] = files;
  const [text] = texts;
  if (file === undefined && text === undefined) {
    return isRequired(field) ? missing(field, words) : null;
  }
  if (file instanceof File) return explainFile(field, file, words);
  const answer = String(text).trim();
  switch (field.kind) {
    case 'email':
      return mail.test(answer) ? null : words.wrongEmail;
    case 'telephone':
      return telephone.test(answer) ? null : words.wrongTelephone;
    case 'number':
      return explainNumber(field, Number(answer), words);
    case 'day':
      return explainDay(field, answer, words, dayInWords);
    case 'line':
    case 'text': {
      const max = maxLengthOf(field) ?? answer.length;
      return answer.length > max ? fillWords(words.tooLong, { count: answer.length, max }) : null;
    }
    default:
      return null;
  }
}

function missing({ kind }: FormField, words: FormWords): string {
  if (kind === 'consent') return words.missingConsent;
  return kind === 'choice' || kind === 'choices' ? words.missingChoice : words.missing;
}

function explainNumber({ min, max }: FormField, number: number, words: FormWords): string | null {
  if (!Number.isFinite(number)) return words.wrongNumber;
  if (min !== undefined && number < min) return fillWords(words.tooSmall, { min });
  return max !== undefined && number > max ? fillWords(words.tooLarge, { max }) : null;
}

function explainDay(
  { earliest, latest }: FormField,
  day: string,
  words: FormWords,
  dayInWords: (iso: string) => string,
): string | null {
  // Days of this form are in the order of the alphabet.
  if (earliest !== undefined && day < earliest)
    return fillWords(words.tooEarly, { day: dayInWords(earliest) });
  return latest !== undefined && day > latest
    ? fillWords(words.tooLate, { day: dayInWords(latest) })
    : null;
}

function explainFile(field: FormField, file: File, words: FormWords): string | null {
  const { maxMegabytes = largest } = field;
  if (file.size > maxMegabytes * bytesOfMegabyte) {
    const size = Math.ceil(file.size / bytesOfMegabyte);
    return fillWords(words.fileTooLarge, { size, max: maxMegabytes });
  }
  const types = acceptOf(field)?.split(',');
  const isAccepted = types?.some((type) =>
    type === 'image/*' ? file.type.startsWith('image/') : file.name.toLowerCase().endsWith(type),
  );
  return isAccepted === false
    ? fillWords(words.wrongFile, { types: (types ?? []).join(', ').replace('image/*', 'JPG, PNG') })
    : null;
}
