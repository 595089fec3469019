/**
 * Opens a modal dialog. The page behind it does not scroll and keeps the space of its scroll bar, so nothing shifts.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  const scrollBar = innerWidth - root.clientWidth;
  if (scrollBar > 0) root.style.setProperty('--scroll-bar', `${scrollBar}px`);
  if (!dialog.open) dialog.showModal();
}
