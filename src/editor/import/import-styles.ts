import css from './import.css?inline';

const adopted = new WeakSet<Document>();

/** Adds the styles of the import, which are loaded with its screen. */
export function adoptImportStyles(document: Document): void {
  if (adopted.has(document) || !('adoptedStyleSheets' in document)) return;
  adopted.add(document);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
