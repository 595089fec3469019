/**
 * Says once that a new build has taken over from the worker that answered when the page was opened; the open page does
 * not change. That may have happened before this code was loaded.
 */
export function tellUpdate(status: HTMLElement, before: ServiceWorker | null): void {
  if (!before) return;
  const tell = () => {
    status.textContent = status.dataset['updated'] ?? '';
    setTimeout(() => status.replaceChildren(), 8000);
  };
  if (navigator.serviceWorker.controller !== before) tell();
  else navigator.serviceWorker.addEventListener('controllerchange', tell, { once: true });
}
