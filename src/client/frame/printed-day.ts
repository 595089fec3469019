/** Writes the day of printing into the head of the paper: not before, because a browser takes long to format a date. */
export function watchPrinting(page: Document): void {
  addEventListener('beforeprint', () => {
    const day = page.querySelector('[data-printed-on]');
    const language = page.documentElement.lang || undefined;
    day?.replaceChildren(
      new Date().toLocaleDateString(language, { dateStyle: 'long', calendar: 'gregory' }),
    );
  });
}
