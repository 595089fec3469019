import { printHash } from '../../site/index.ts';
import { removePast, scriptCall } from '../../layout/index.ts';

/**
 * What the document that sends a page does besides its links: it copies, and prints. The function is inlined, so it must
 * not use anything outside itself.
 */
function startSending(hash: string): void {
  for (const hidden of document.querySelectorAll<HTMLElement>('[data-needs-script]')) {
    hidden.hidden = false;
  }
  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
    // The first press of the link changes the fragment.
    if (control instanceof HTMLAnchorElement && control.hash === hash && location.hash === hash)
      print();
    const { copy, copied = '', print: prints } = control?.dataset ?? {};
    if (prints !== undefined) print();
    if (copy === undefined) return;
    navigator.clipboard?.writeText(copy).then(
      () => {
        const status = control?.nextElementSibling;
        if (status) status.textContent = copied;
      },
      () => undefined,
    );
  });
  const printAtHash = () => {
    if (location.hash === hash) print();
  };
  addEventListener('load', printAtHash);
  addEventListener('hashchange', printAtHash);
}

/** The inline script of the document that sends a page. */
export const sendScript: string = `(${removePast.toString()})(document,new Date());${scriptCall(startSending, printHash)}`;
