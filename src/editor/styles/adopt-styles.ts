const adopted = new WeakMap<Document, Set<string>>();

/** Adds the styles of a part of the editor that is loaded on use, once. */
export function adoptStyles(document: Document, css: string): void {
  const before = adopted.get(document) ?? new Set();
  if (before.has(css) || !('adoptedStyleSheets' in document)) return;
  adopted.set(document, before.add(css));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
