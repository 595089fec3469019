/** Attributes whose value is an address. */
const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href']);

/** An address that runs a script. Browsers skip control characters and spaces in it. */
const runsScript = (address: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- these are what browsers skip
  /^(?:javascript|vbscript):/i.test(address.replaceAll(/[\u0000-\u0020]/g, ''));

/** The scripts that hold data only. */
const isData = (script: Element): boolean => script.getAttribute('type')?.endsWith('json') === true;

/**
 * Takes out of a rendered page whatever could run a script or lead the frame away: it is shown in a document of the
 * editor's origin, where the content policy would otherwise be the only wall. No block renders any of it.
 */
export function disarmPage(page: Document): Document {
  for (const element of page.querySelectorAll('base, object, embed, meta[http-equiv]')) {
    element.remove();
  }
  for (const script of page.querySelectorAll('script')) {
    // Emptied instead of removed, so that its neighbours are found where they were.
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
