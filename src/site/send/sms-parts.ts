/** How a network sends a text as SMS. */
export type SmsParts = {
  /** GSM 7-bit has 160 characters in an SMS, UCS-2 only 70. One character that GSM lacks makes all of them UCS-2. */
  encoding: 'GSM-7' | 'UCS-2';
  /** The text in the pieces in which it is sent; each is paid for as one SMS. */
  parts: string[];
  /** The characters that GSM 7-bit lacks, each once. */
  beyondGsm: string[];
};

/** The default alphabet of GSM 03.38, without the escape character. */
const gsmCharacters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Its extension: these take an escape character before them. */
const gsmExtension = new Set('\f^{}\\[~]|€');

/** The units that fit into a single SMS, and into each part of a longer one, which begins with a header. */
const limits = {
  'GSM-7': { single: 160, part: 153 },
  'UCS-2': { single: 70, part: 67 },
} as const;

/** Divides a text into SMS as networks do. A character is never divided between two parts. */
export function smsParts(text: string): SmsParts {
  const characters = [...text];
  const beyondGsm = [
    ...new Set(characters.filter((one) => !gsmCharacters.has(one) && !gsmExtension.has(one))),
  ];
  const encoding = beyondGsm.length === 0 ? 'GSM-7' : 'UCS-2';
  // Emoji and other characters beyond the first plane are two units of UCS-2.
  const unitsOf = (one: string) =>
    encoding === 'UCS-2' ? one.length : gsmExtension.has(one) ? 2 : 1;
  const { single, part } = limits[encoding];
  const total = characters.reduce((sum, one) => sum + unitsOf(one), 0);
  if (total <= single) return { encoding, parts: text === '' ? [] : [text], beyondGsm };
  const parts: string[] = [];
  let room = 0;
  for (const one of characters) {
    const units = unitsOf(one);
    if (units > room) {
      parts.push('');
      room = part;
    }
    parts.push(`${parts.pop() ?? ''}${one}`);
    room -= units;
  }
  return { encoding, parts, beyondGsm };
}
