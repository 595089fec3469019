const addresses = (root: Document) =>
  Array.from(root.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'), (link) =>
    // The address as it is written: a fetched document has no address of its own to complete it.
    link.getAttribute('href'),
  ).filter((href) => href !== null);

/**
 * Loads the stylesheets of a fetched document that the open one does not have, so that its page is never shown
 * unstyled. Those of the open page stay: its parts may still be seen while the next one comes.
 * @throws if one cannot be loaded.
 */
export async function loadStylesheetsOf(fetched: Document): Promise<void> {
  const present = new Set(addresses(document));
  await Promise.all(
    addresses(fetched)
      .filter((href) => !present.has(href))
      .map(loadStylesheet),
  );
}

function loadStylesheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The styles ${href} could not be loaded.`));
    });
    document.head.append(link);
  });
}
