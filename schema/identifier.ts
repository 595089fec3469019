/** An HTML `id` made from some words: `Pure Sciences` → `pure-sciences`, `naïve` → `naive`. */
export function toIdentifier(words: string): string {
  const plain = words.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'part';
}
