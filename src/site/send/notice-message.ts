import { plainCharacters } from './page-message.ts';
import { smsParts } from './sms-parts.ts';

type Notice = { text: string; siteName: string; phone?: string | undefined };

const isSingle = (message: string): boolean => smsParts(message).parts.length <= 1;

/** An urgent notice as it is sent: with who says so and whom to call, as far as all of it fits into a single SMS. */
export function noticeMessage({ text, siteName, phone }: Notice): string {
  const signature = [siteName, phone ?? []].flat().join(', ');
  const whole = plainCharacters(`${text.trim()} ${signature}`);
  const shorter = [siteName, phone ?? [], ''].flat().map((part) => `${text.trim()} ${part}`.trim());
  // A text that is too long by itself loses nothing by being signed.
  return [whole, ...shorter.map(plainCharacters)].find(isSingle) ?? whole;
}
