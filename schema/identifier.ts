/** A name for the HTML `id` of something, from its words: `Pure Sciences` → `pure-sciences`. */
export function toIdentifier(words: string): string {
  const plain = words.normalize('NFKD').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'part';
}
