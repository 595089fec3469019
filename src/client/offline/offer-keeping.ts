import { keepOfferAddress, type KeepOfferFile } from '../../site/index.ts';
import { pageShownEvent, siteBase, builtHtml } from '../../layout/index.ts';
import { timeLimit } from '../time-limit.ts';
import { noteOffer } from './count-visits.ts';

/** The event with which browsers offer to install a site: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
type InstallEvent = Event & {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: string }>;
};

const isInstallEvent = (event: Event): event is InstallEvent => 'userChoice' in event;

const isOffer = (value: unknown): value is KeepOfferFile =>
  typeof value === 'object' && value !== null && 'html' in value && 'styles' in value;

const halfSeen = 0.5;

/** The offer, once its styles are there. */
async function fetchOffer(): Promise<HTMLElement | null> {
  const response = await fetch(siteBase() + keepOfferAddress(document.documentElement.lang), {
    signal: timeLimit(),
  });
  const file: unknown = response.ok ? await response.json() : null;
  if (!isOffer(file)) return null;
  const holder = document.createElement('template');
  holder.innerHTML = builtHtml(file.html);
  const offer = holder.content.querySelector<HTMLElement>('section');
  if (!offer) return null;
  const link = document.createElement('link');
  const styled = new Promise((resolve) => link.addEventListener('load', resolve));
  document.head.append(Object.assign(link, { rel: 'stylesheet', href: file.styles }));
  await styled;
  return offer;
}

/**
 * Offers to keep the site on the phone, between the page and its footer: only where that is below what is in view, so
 * that nothing moves there. Until it has been in view it is offered on each page that is opened, and then never again.
 */
export async function offerKeeping(): Promise<void> {
  const offer = await fetchOffer();
  if (!offer) return;
  let wasSeen = false;
  const insert = () => {
    offer.remove();
    const footer = document.querySelector('[data-footer]');
    if (wasSeen || !footer || footer.getBoundingClientRect().top < innerHeight) return;
    footer.before(offer);
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry || entry.intersectionRatio < halfSeen) return;
      wasSeen = true;
      noteOffer();
      observer.disconnect();
    },
    { threshold: halfSeen },
  );
  observer.observe(offer);
  answerTo(offer);
  insert();
  addEventListener(pageShownEvent, insert);
}

/** Lets the buttons of the offer work: browsers that install sites do so, others are explained. */
function answerTo(offer: HTMLElement): void {
  const [add, how] = ['[data-add]', '[data-how]'].map((selector) =>
    offer.querySelector<HTMLElement>(selector),
  );
  const { added = '', gone = '' } = offer.dataset;
  let install: InstallEvent | null = null;
  addEventListener('beforeinstallprompt', (event) => {
    if (!add || !how || !isInstallEvent(event)) return;
    install = event;
    event.preventDefault();
    add.hidden = false;
    how.hidden = true;
  });
  const end = (words: string) => {
    const status = document.createElement('p');
    status.setAttribute('role', 'status');
    // The button that had the focus is gone.
    status.tabIndex = -1;
    status.textContent = words;
    offer.replaceChildren(status);
    offer.removeAttribute('aria-labelledby');
    status.focus();
  };
  add?.addEventListener('click', () => {
    const prompted = install;
    void prompted?.prompt().then(async () => {
      const { outcome } = await prompted.userChoice;
      end(outcome === 'accepted' ? added : gone);
    });
  });
  offer.querySelector('[data-away]')?.addEventListener('click', () => end(gone));
}
