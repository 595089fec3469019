/** Properties that carry meaning, not only looks. */
const meaningful =
  /^\s*(?:text-decoration(?:-line)?|display|visibility|mso-hide|vertical-align|list-style(?:-type)?)\s*:|^\s*font-size\s*:\s*0(?![.\d])/i;

/** At-rules that contain rules, such as those for print, and comments. */
const betweenRules =
  /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|@[^{}@]*\{(?:[^{}]*\{[^{}]*\})+[^{}]*\}|<!--|-->/g;

/**
 * Applies the style sheets of a pasted document to its elements' styles: Excel and Pages strike out by class, and the
 * sheets of a document that is not displayed have no effect.
 */
export function applyStyleSheets(document: Document): void {
  const styles = new Map<Element, string>();
  for (const { textContent } of document.querySelectorAll('style')) {
    for (const rule of textContent.replaceAll(betweenRules, '').split('}')) {
      const [selector = '', declarations = ''] = rule.split('{');
      const used = declarations.split(';').filter((one) => meaningful.test(one));
      if (used.length === 0) continue;
      for (const element of elementsOf(document, selector))
        styles.set(element, `${styles.get(element) ?? ''}${used.join(';')};`);
    }
  }
  for (const [element, style] of styles)
    element.setAttribute('style', style + (element.getAttribute('style') ?? ''));
}

function elementsOf(document: Document, selector: string): readonly Element[] {
  try {
    return [...document.body.querySelectorAll(selector)];
  } catch {
    // Office programs have rules of their own: @list l0:level1.
    return [];
  }
}
