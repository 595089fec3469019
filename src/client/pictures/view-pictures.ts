import { openModal } from '../frame/modal.ts';

/** The keys that lead from picture to picture, by the direction of the page. */
const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
};

/** Shows the pictures of a gallery above the page, beginning with that of a link. */
export function viewPictures(link: HTMLAnchorElement): void {
  const gallery = link.closest('[data-pictures]');
  const dialog = gallery?.nextElementSibling;
  const strip = dialog?.querySelector<HTMLElement>('[data-strip]');
  if (!gallery || !(dialog instanceof HTMLDialogElement) || !strip || dialog.open) return;
  const links = Array.from(gallery.querySelectorAll<HTMLAnchorElement>('a'));
  if (strip.childElementCount === 0) start(dialog, strip, links);
  openModal(dialog);
  show(strip, links.indexOf(link), 'instant');
  // Back closes the viewer. The entry has the state of that before it, so that the page is not loaded again.
  history.pushState(history.state, '');
  let isLeft = false;
  const leave = () => {
    isLeft = true;
    dialog.close();
  };
  addEventListener('popstate', leave, { once: true });
  dialog.addEventListener(
    'close',
    () => {
      removeEventListener('popstate', leave);
      if (!isLeft) history.back();
      const current = links[shown.get(strip) ?? 0];
      current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      current?.focus({ preventScroll: true });
      zoom(strip, false);
    },
    { once: true },
  );
}

/** Fills the viewer, and lets it hear of taps, keys and swipes. */
function start(
  dialog: HTMLDialogElement,
  strip: HTMLElement,
  links: readonly HTMLAnchorElement[],
): void {
  strip.append(...links.map(slideOf));
  const actions: Record<string, () => void> = {
    close: () => dialog.close(),
    zoom: () => zoom(strip, !isZoomed(strip)),
    previous: () => show(strip, shownIn(strip) - 1),
    next: () => show(strip, shownIn(strip) + 1),
  };
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    actions[target.closest('button')?.dataset['action'] ?? '']?.();
  });
  strip.addEventListener('dblclick', ({ clientX, clientY }) => {
    zoom(strip, !isZoomed(strip), { x: clientX / innerWidth, y: clientY / innerHeight });
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '-') zoom(strip, event.key === '+');
    const step = steps[event.key];
    if (isZoomed(strip)) return;
    if (event.key === 'Home') show(strip, 0);
    else if (event.key === 'End') show(strip, links.length - 1);
    else if (step === undefined) return;
    else {
      const mirrored = isRightToLeft(strip) && /Left|Right/.test(event.key);
      show(strip, shownIn(strip) + (mirrored ? -step : step));
    }
    event.preventDefault();
  });
  const look = () => tell(dialog, strip);
  strip.addEventListener('scroll', look, { passive: true });
  new ResizeObserver(() => {
    if (dialog.open) show(strip, shown.get(strip) ?? 0, 'instant');
  }).observe(strip);
}

/** A picture with its caption; what a visitor who saves data has not loaded is loaded now. */
function slideOf(link: HTMLAnchorElement): HTMLElement {
  const slide = document.createElement('figure');
  const frame = document.createElement('div');
  frame.dataset['frame'] = '';
  const picture = link.firstElementChild?.cloneNode(true);
  if (picture instanceof HTMLElement) {
    frame.append(picture);
    for (const source of frame.querySelectorAll('source')) {
      source.sizes = '100vw';
      source.srcset ||= source.dataset['srcset'] ?? '';
    }
    const image = frame.querySelector('img');
    if (image) image.src ||= image.dataset['src'] ?? '';
  }
  slide.append(frame);
  const caption = link.nextElementSibling?.cloneNode(true);
  if (caption) slide.append(caption);
  return slide;
}

/** The picture shown in each viewer, also once it is closed, or its window has another size. */
const shown = new WeakMap<HTMLElement, number>();

const shownIn = ({ scrollLeft, clientWidth, childElementCount }: HTMLElement): number =>
  Math.min(childElementCount - 1, Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)));

const isRightToLeft = (strip: HTMLElement) => getComputedStyle(strip).direction === 'rtl';

function show(strip: HTMLElement, index: number, behavior: ScrollBehavior = 'smooth'): void {
  if (index < 0 || index >= strip.childElementCount) return;
  zoom(strip, false);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const left = index * strip.clientWidth * (isRightToLeft(strip) ? -1 : 1);
  strip.scrollTo({ left, behavior: calm ? 'instant' : behavior });
  const { parentElement: dialog } = strip;
  if (behavior === 'instant' && dialog) tell(dialog, strip);
}

/** Says which picture is shown; the others are not there for keys and screen readers. */
function tell(dialog: HTMLElement, strip: HTMLElement): void {
  const index = shownIn(strip);
  const all = strip.childElementCount;
  if (shown.get(strip) === index && dialog.dataset['shown'] === String(all)) return;
  shown.set(strip, index);
  dialog.dataset['shown'] = String(all);
  Array.from(strip.children).forEach((slide, at) => slide.toggleAttribute('inert', at !== index));
  const status = dialog.querySelector<HTMLElement>('[data-place]');
  const { lang } = document.documentElement;
  if (status) {
    status.textContent = (status.dataset['place'] ?? '')
      .replace('{number}', (index + 1).toLocaleString(lang))
      .replace('{count}', all.toLocaleString(lang));
  }
  const disable = (action: string, isAtEnd: boolean) => {
    const button = dialog.querySelector<HTMLButtonElement>(`[data-action=${action}]`);
    if (!button) return;
    // The focus would be lost with a button that goes away.
    if (isAtEnd && button === document.activeElement) strip.focus();
    button.disabled = isAtEnd;
  };
  disable('previous', index === 0);
  disable('next', index === all - 1);
}

const isZoomed = (strip: HTMLElement) => 'zoomed' in strip.dataset;

/** Shows the picture two and a half times as large, around a point in parts of its frame, or as large as fits. */
function zoom(strip: HTMLElement, isLarge: boolean, { x, y } = { x: 0.5, y: 0.5 }): void {
  if (isLarge === isZoomed(strip)) return;
  strip.toggleAttribute('data-zoomed', isLarge);
  const frame = strip.children[shown.get(strip) ?? 0]?.querySelector<HTMLElement>('[data-frame]');
  if (!frame) return;
  for (const source of frame.querySelectorAll('source')) source.sizes = isLarge ? '250vw' : '100vw';
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = frame;
  frame.scrollTo((scrollWidth - clientWidth) * x, (scrollHeight - clientHeight) * y);
}
