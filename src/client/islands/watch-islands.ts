import { targetOf } from '../frame/events.ts';
import { pageShownEvent } from '../../layout/index.ts';
import { timeout, timeLimit } from '../time-limit.ts';
import { noteTyped } from './note-typed.ts';

/** The distance from the viewport at which an island is hydrated without being touched. */
const nearView = '200px';

/** The events that count as a first interaction: the visitor is there and may scroll. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/** The events that mean an island is used, or, for a mouse passing over it, about to be. */
const uses = ['pointerdown', 'focusin', 'keydown'];
const touches = ['pointerover', ...uses];

/**
 * Loads the script of an island when it comes near the viewport or is touched, and hydrates it. Until then it is static
 * HTML, and it stays so if the script cannot be loaded or does not come in time: whoever uses it then sees a message. After a failure
 * the next touch tries again. Before the
 * first interaction, because many visitors only read the top of a page, it is loaded only if a part that does something
 * on its own (`data-acts`) is in view.
 */
export function watchIslands(page: Document): void {
  // Or was before this ran.
  let isVisitorThere =
    window.scrollY > 0 || page.querySelector('[data-island]:focus-within, [data-pressed]') !== null;
  const requested = new WeakSet<Element>();
  const used = new WeakSet<Element>();
  let takeBack: (() => void) | null = null;
  const tell = (island: HTMLElement) => {
    takeBack?.();
    takeBack = sayFailed(island);
  };
  const hydrate = async (island: HTMLElement) => {
    if (requested.has(island)) return;
    requested.add(island);
    fetchTogether(island.dataset['scripts'] ?? '');
    try {
      await import('./hydrate-island.tsx').then((it) => it.hydrateIsland(island));
      takeBack?.();
      takeBack = null;
    } catch (error) {
      requested.delete(island);
      if (used.has(island)) tell(island);
      reportError(error);
    }
  };
  let observer: IntersectionObserver | null = null;
  const watch = () => {
    observer?.disconnect();
    const [watched, rootMargin] = isVisitorThere
      ? ['[data-island]', nearView]
      : ['[data-island] [data-acts]', '0px'];
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const island = target.closest<HTMLElement>('[data-island]');
          if (!isIntersecting || !island) continue;
          observer?.unobserve(target);
          void hydrate(island);
        }
      },
      { rootMargin },
    );
    for (const element of page.querySelectorAll(watched)) observer.observe(element);
  };
  const onTouch = (event: Event) => {
    const island = targetOf(event)?.closest<HTMLElement>('[data-island]');
    if (!island) return;
    if (uses.includes(event.type) && !used.has(island)) {
      used.add(island);
      const tellIfWaiting = () => {
        if (island.isConnected && island.dataset['hydrated'] === undefined) tell(island);
      };
      setTimeout(tellIfWaiting, timeout);
    }
    void hydrate(island);
  };
  const onSign = () => {
    isVisitorThere = true;
    for (const sign of signs) removeEventListener(sign, onSign);
    watch();
  };
  watch();
  for (const sign of signs) addEventListener(sign, onSign, { passive: true });
  addEventListener(pageShownEvent, watch);
  for (const touch of touches) page.addEventListener(touch, onTouch, { passive: true });
}

/** Requests scripts in parallel that would otherwise be discovered one after another. */
function fetchTogether(scripts: string): void {
  for (const href of scripts.split(' ')) {
    if (href === '') continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/**
 * Reports that a part of the page that was touched cannot be loaded, with a link that reloads the page: its script may
 * have disappeared with an earlier version of the site. Nothing is reloaded automatically, so input is not lost; and it
 * is restored after the reload. The message is appended to `main`, with which it is removed on navigation.
 * @returns a function that removes the message.
 */
function sayFailed({ dataset }: HTMLElement): () => void {
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  document.querySelector('main')?.append(alert);
  const link = document.createElement('a');
  link.className = 'toast';
  link.href = location.href;
  link.textContent = dataset['failed'] ?? '';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    void fetch(location.href, { signal: timeLimit() }).then(
      ({ ok }) => {
        if (!ok) return;
        noteTyped();
        location.reload();
      },
      () => undefined,
    );
  });
  // Screen readers only announce changes in an existing element.
  alert.append(link);
  return () => alert.remove();
}
