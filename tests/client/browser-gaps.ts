/** What jsdom lacks of dialogs: opening, closing, and the event that tells of it. */
export function addDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>('button, a')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  addMediaQueries();
}

/** What jsdom lacks of media queries: none holds. */
export function addMediaQueries(): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

/** What jsdom lacks of pointers: the kind of pointer that an event comes from. */
export function addPointers(): void {
  if ('PointerEvent' in window) return;
  class PointerEvent extends MouseEvent {
    readonly pointerType: string;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = init.pointerType ?? '';
    }
  }
  Object.assign(window, { PointerEvent });
}

/** jsdom can go nowhere. Tells whether a click, whatever is done in `click`, would have made a browser act on it. */
export function wouldAct(click: () => void): boolean {
  let acts = false;
  const note = (event: Event) => {
    acts = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', note);
  click();
  window.removeEventListener('click', note);
  return acts;
}
