/** Links that can be kept, or corrected by somebody who reads the message at the field. */
const canBeCorrected = /^(?:https?|mailto|tel|sms|whatsapp):|^\/(?!\/)/i;

/** What a text of this site writes for the address of a link with some words. */
export type LinkTo = (address: string, words: string) => string;

/**
 * Writes the links of a pasted text as a text can have them: one to this site names its page, another what `linkTo`
 * returns.
 * One that leads nowhere from here (to a footnote, to a file of the computer where it was copied) leaves its words.
 */
export function makeLinksOfSite(body: HTMLElement, origin: string, linkTo: LinkTo): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const address = (link.getAttribute('href') ?? '').trim();
    if (address.startsWith(`${origin}/`)) link.setAttribute('href', pageOf(address));
    else if (!canBeCorrected.test(address)) link.replaceWith(...link.childNodes);
    else if (!address.startsWith('/'))
      link.setAttribute('href', linkTo(address, link.textContent.trim()));
  }
}

/** The path of an address, without what only the editor adds to it. */
function pageOf(address: string): string {
  const { pathname, search, hash, searchParams } = new URL(address);
  const isOfEditor = searchParams.has('edit') || searchParams.has('in-editor');
  return pathname + (isOfEditor ? '' : search) + hash;
}
