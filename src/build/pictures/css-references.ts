/** Pictures and fonts embedded in the file. */
const embeddedData = /^data:(image\/(png|jpe?g|webp|gif|avif)|font\/\w+)[;,]/i;

/** Whether an address refers to something in the same file. */
export const isInternalReference = (address: string): boolean => {
  const target = address.trim();
  return target.startsWith('#') || embeddedData.test(target);
};

function withoutRemarks(css: string): string {
  let result = '';
  let at = 0;
  for (;;) {
    const start = css.indexOf('/*', at);
    if (start < 0) return result + css.slice(at);
    result += `${css.slice(at, start)} `;
    const end = css.indexOf('*/', start + 2);
    if (end < 0) return result;
    at = end + 2;
  }
}

const reference = /(?:url|src)\(\s*["']?([^"')]*)/gi;

/** The parts of some styles that load something from outside the file, or might; null if there are none. */
export function outsideReferenceIn(css: string): string | null {
  const words = withoutRemarks(css);
  // A backslash escape could hide a word from the checks below.
  const suspicious = /\\|@import|image(-set)?\(|-moz-binding|behavior\s*:/i.exec(words);
  if (suspicious) return suspicious[0];
  for (const [whole, address = ''] of words.matchAll(reference)) {
    if (!isInternalReference(address)) return whole;
  }
  return null;
}
