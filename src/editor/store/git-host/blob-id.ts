/** The git object id of a file with these bytes (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects). */
export async function blobId(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const object = new Uint8Array(head.length + bytes.length);
  object.set(head);
  object.set(bytes, head.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', object));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const textId = (text: string): Promise<string> => blobId(new TextEncoder().encode(text));
