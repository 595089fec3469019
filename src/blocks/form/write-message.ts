import type { FormField } from './form-values.ts';

/** The answers as lines of a message, each after its question. */
export function messageOf(
  element: HTMLFormElement,
  fields: readonly FormField[],
  names: readonly string[],
  subject: string,
): string {
  const data = new FormData(element);
  const lines = fields.flatMap(({ kind, label }, index) => {
    const answers = data
      .getAll(names[index] ?? '')
      .flatMap((answer) => (typeof answer === 'string' && answer.trim() !== '' ? [answer] : []));
    if (answers.length === 0) return [];
    return kind === 'consent' ? [`✓ ${label}`] : [`${label}: ${answers.join(', ')}`];
  });
  return [subject, '', ...lines].join('\n');
}

/** Opens WhatsApp with a message, in place of the words that the link brings along. */
export function openWhatsapp(link: string, message: string): void {
  const url = new URL(link);
  url.searchParams.set('text', message);
  window.open(url.href.replaceAll('+', '%20'), '_blank', 'noopener');
}

/** Opens a mail with a message, whose first line is its subject. */
export function openMail(link: string, message: string): void {
  const [subject = '', , ...lines] = message.split('\n');
  const body = encodeURIComponent(lines.join('\r\n'));
  location.assign(`${link}?subject=${encodeURIComponent(subject)}&body=${body}`);
}
