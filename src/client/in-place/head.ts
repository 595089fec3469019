/** What the head says of the page, as one selector each. */
const described = ['meta[name=description]', 'link[rel=canonical]'];

/** Brings the head of the document in line with the page that is shown. */
export function updateHead(next: Document): void {
  document.title = next.title;
  for (const selector of described) {
    document.head.querySelector(selector)?.remove();
    const element = next.head.querySelector(selector);
    if (element) document.head.append(document.importNode(element, true));
  }
}
