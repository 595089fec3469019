/** Keeps one `<details>` of a name open at a time. Only browsers without native support load code for it. */
export function watchAccordions(page: Document): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  import('./close-other-details.ts').then(
    (it) => it.closeOtherDetails(page),
    // Without the code all of them stay open, and nothing is lost.
    () => undefined,
  );
}
