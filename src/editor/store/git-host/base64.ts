/** Small enough for the arguments of one call. */
const chunk = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  const parts = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * chunk, (at + 1) * chunk)),
  );
  return btoa(parts.join(''));
}

/** The bytes of a base64 text, which may have line breaks. */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
