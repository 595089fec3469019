/** Says once that a new build has taken over; the open page does not change. */
export function tellUpdate(status: HTMLElement): void {
  if (!navigator.serviceWorker.controller) return;
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      status.textContent = status.dataset['updated'] ?? '';
      setTimeout(() => status.replaceChildren(), 8000);
    },
    { once: true },
  );
}
