/**
 * The canonical address of a page, which its file's path gives: `pages/fees/grade-10.yaml` → `/fees/grade-10`.
 * A file called index.yaml is the page of its folder. Capitals are kept: `pages/AI.yaml` → `/AI`.
 */
export function addressOfFile(file: string): string {
  const path = file.replace(/^pages\//, '').replace(/\.yaml$/, '');
  return `/${path.replace(/(^|\/)index$/, '')}`;
}

/** What all spellings of one address have in common: `/Fees/`, `/fees/` and `/FEES` are all `/fees`. */
export function addressKey(address: string): string {
  return address.toLowerCase().replace(/\/+$/, '') || '/';
}

/** The address one level up: that of `/fees/grade-10` is `/fees`, that of `/fees` is `/`. The home page has none. */
export function parentAddress(address: string): string | null {
  if (address === '/') return null;
  return address.slice(0, address.lastIndexOf('/')) || '/';
}

/** An address as a link may give it, parsed: `/fees?year=2025#terms`. */
export function splitAddress(address: string): { path: string; query: string; anchor: string } {
  const [beforeAnchor = '', ...anchor] = address.split('#');
  const [path = '', ...query] = beforeAnchor.split('?');
  return { path, query: query.join('?'), anchor: anchor.join('#') };
}
