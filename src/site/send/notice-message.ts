import { asSentence, plainCharacters } from './page-message.ts';
import { smsParts } from './sms-parts.ts';

type Notice = { text: string; siteName: string; phone?: string | undefined };

const isSingle = (message: string): boolean => smsParts(message).parts.length <= 1;

/** An urgent notice as it is sent: with who says so and whom to call, as far as all of it fits into a single SMS. */
export function noticeMessage({ text, siteName, phone }: Notice): string {
  const sender = [siteName, phone ?? []].flat();
  const written = text.trim();
  const messages = [sender.join(', '), ...sender].flatMap((signature) =>
    signature === '' ? [] : plainCharacters(`${asSentence(written)} ${signature}`),
  );
  const alone = plainCharacters(written);
  // A text that is too long by itself loses nothing by being signed.
  return [...messages, alone].find(isSingle) ?? messages[0] ?? alone;
}
