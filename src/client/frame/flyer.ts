import { targetOf } from './events.ts';
import { openModal } from './modal.ts';

/**
 * The sheet that a document at the home page shows when it has loaded: not where a visitor comes back to it inside
 * the site, and again after a reload.
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
    ? document.referrer.startsWith(`${location.origin}/`)
    : type === 'back_forward';
}
