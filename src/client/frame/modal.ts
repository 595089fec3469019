/** Opens a modal dialog. The page behind it stands still and keeps the room of its scroll bar, so nothing jumps. */
export function openModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  const scrollBar = window.innerWidth - root.clientWidth;
  if (scrollBar > 0) root.style.setProperty('--scroll-bar', `${scrollBar}px`);
  if (!dialog.open) dialog.showModal();
}
