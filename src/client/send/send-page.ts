import { removePast, builtHtml } from '../../layout/index.ts';
import { openModal } from '../frame/modal.ts';
import { timeLimit } from '../time-limit.ts';

/** The part of a fetched document with the message and the links, and the stylesheets that it needs besides the frame's. */
type SendPart = { part: HTMLElement; stylesheets: string[] };

async function loadPart(address: string): Promise<SendPart> {
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    mode: 'same-origin',
    signal: timeLimit(),
  });
  const fetched = new DOMParser().parseFromString(builtHtml(await response.text()), 'text/html');
  const part = fetched.querySelector<HTMLElement>('[data-send-part]');
  if (!response.ok || !part) throw new Error(`There is nothing to send at ${address}.`);
  const stylesheets = Array.from(
    fetched.querySelectorAll('link[rel=stylesheet]'),
    (link) => link.getAttribute('href') ?? '',
  ).filter((href) => !document.querySelector(`head link[href="${CSS.escape(href)}"]`));
  return { part: document.importNode(part, true), stylesheets };
}

/**
 * Offers the message to the device, which sends it with any of its programs. Returns whether that was the end of it: a
 * visitor who puts the offer away may be looking for something else, such as the sheet. Computers with a mouse offer too
 * little to be asked.
 */
async function shareOnDevice({ title, text, url }: DOMStringMap): Promise<boolean> {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  return navigator.share({ title, text, url }).then(
    () => true,
    () => false,
  );
}

const loaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });

/** Shows the message and the ways of sending it over the page. */
async function openDialog({ part, stylesheets }: SendPart): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = 'send-dialog';
  dialog.setAttribute('aria-labelledby', part.querySelector('h2')?.id ?? '');
  const links = stylesheets.map((href) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    return link;
  });
  part.querySelectorAll<HTMLElement>('[data-needs-script]').forEach((hidden) => {
    hidden.hidden = false;
  });
  removePast(part, new Date());
  const styled = Promise.all(links.map(loaded));
  dialog.append(...links, part);
  // A click beside the dialog hits its backdrop, which belongs to the dialog element.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  await styled;
  openModal(dialog);
}

/**
 * Sends the page with what the device offers, or else with a dialog.
 * @throws if the message cannot be loaded.
 */
export async function sendPage(address: string): Promise<void> {
  const found = await loadPart(address);
  if (!(await shareOnDevice(found.part.dataset))) await openDialog(found);
}
