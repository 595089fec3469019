/** The elements of the head that differ between pages, as selectors. */
const described = ['meta[name=description]', 'link[rel=canonical]'];

/** Updates the head of the document for the current page. */
export function updateHead(next: Document): void {
  document.title = next.title;
  for (const selector of described) {
    document.head.querySelector(selector)?.remove();
    const element = next.head.querySelector(selector);
    if (element) document.head.append(document.importNode(element, true));
  }
}
