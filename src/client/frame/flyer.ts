import { siteBase } from '../../ui/site-base.ts';
import { targetOf } from './events.ts';
import { openModal } from './modal.ts';

/**
 * Opens the flyer when a document at the home page has loaded: again after a reload, but not when a visitor returns to
 * it within the site.
 */
export function startFlyer(flyer: HTMLDialogElement): void {
  flyer.addEventListener('click', (event) => {
    const target = targetOf(event);
    if (target === flyer || target?.closest('button')) flyer.close();
  });
  if (!cameFromThisSite()) openModal(flyer);
}

function cameFromThisSite(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation && 'type' in navigation ? navigation.type : 'navigate';
  return type === 'navigate'
    ? document.referrer.startsWith(`${location.origin}${siteBase()}/`)
    : type === 'back_forward';
}
