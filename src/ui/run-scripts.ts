/**
 * Runs the scripts of blocks that came with another page: a browser runs none of a document that a script has parsed.
 * Those of a document that it loads itself it has run already.
 */
export function runScripts(root: ParentNode): void {
  root.querySelectorAll('main script:not([type])').forEach((parsed) => {
    const script = document.createElement('script');
    script.text = parsed.textContent;
    parsed.replaceWith(script);
  });
}
