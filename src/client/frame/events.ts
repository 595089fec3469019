export const targetOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target : null;

/** Whether a click is meant for something other than navigation: a new tab, a download, a context menu. */
export const isSpecialClick = (event: MouseEvent): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey;
