/** The element that an event is about: for delegated listeners. */
export const targetOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target : null;

/** Whether a click asks for something else than going there: a new tab, a download, a menu. */
export const isSpecialClick = (event: MouseEvent): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey;
