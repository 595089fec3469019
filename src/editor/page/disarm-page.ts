const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href']);

/** Matches URLs that run a script. Browsers skip control characters and spaces in them. */
const runsScript = (address: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- these are what browsers skip
  /^(?:javascript|vbscript):/i.test(address.replaceAll(/[\u0000-\u0020]/g, ''));

const isData = (script: Element): boolean => script.getAttribute('type')?.endsWith('json') === true;

/**
 * Removes whatever could run a script or lead the frame away: the page is shown in a document of the editor's origin,
 * where the content policy would be the only other barrier. No block renders any of it.
 */
export function disarmPage(page: Document): Document {
  for (const element of page.querySelectorAll('base, object, embed, meta[http-equiv]')) {
    element.remove();
  }
  for (const script of page.querySelectorAll('script')) {
    // Emptied instead of removed, so that its neighbours keep their positions.
    if (!isData(script)) {
      script.textContent = '';
      script.removeAttribute('src');
    }
  }
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of Array.from(element.attributes)) {
      const isArmed =
        name.startsWith('on') || name === 'srcdoc' || (addresses.has(name) && runsScript(value));
      if (isArmed) element.removeAttribute(name);
    }
  }
  return page;
}
