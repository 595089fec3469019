/** Links that can stay, or that an editor can correct when the field's message names them. */
const canBeCorrected = /^(?:https?|mailto|tel|sms|whatsapp):|^\/(?!\/)/i;

/** Writes the address of a link with these words as this site does. */
export type LinkTo = (address: string, words: string) => string;

/**
 * Rewrites the links of a pasted text: a link to this site names its page, another becomes what `linkTo` returns. A
 * link that leads nowhere from here (to a footnote, to a file of the source computer) leaves its words.
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

/** The path of an address, without what the editor adds to it. */
function pageOf(address: string): string {
  const { pathname, search, hash, searchParams } = new URL(address);
  const isOfEditor = searchParams.has('edit') || searchParams.has('in-editor');
  return pathname + (isOfEditor ? '' : search) + hash;
}
