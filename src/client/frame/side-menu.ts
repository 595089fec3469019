import { openPanelKey } from '../../layout/index.ts';
import { isSpecialClick, targetOf } from './events.ts';
import { openModal } from './modal.ts';
import { wideScreen } from './wide-screen.ts';

/**
 * The menu of small screens: a panel that slides in. Before this runs it is a popover, which works natively; then it
 * becomes a modal dialog. Its sections are native details elements.
 */
export function startSideMenu(panel: HTMLDialogElement, opener: HTMLElement): void {
  /** The page of the section that was chosen, where the panel is to be open. */
  let chosen = '';
  const close = () => panel.close();
  const tell = (isOpen: boolean) => opener.setAttribute('aria-expanded', String(isOpen));

  tell(becomeModal(panel) || panel.open);
  // The script that reopens it on the next page does not animate it.
  panel.style.removeProperty('transition');
  opener.addEventListener('click', (event) => {
    // The button would open the panel as a popover, which does not trap the focus.
    event.preventDefault();
    openModal(panel);
    tell(true);
  });
  panel.addEventListener('close', () => tell(false));
  panel.addEventListener('click', (event) => {
    const target = targetOf(event);
    if (target === panel || target?.closest('button')) close();
    const link = target?.closest('a');
    if (!link || isSpecialClick(event)) return;
    const section = link.parentElement?.querySelector<HTMLDetailsElement>(':scope > details');
    if (!section) {
      close();
      return;
    }
    section.open = true;
    chosen = link.href;
  });
  addEventListener('pagehide', () => {
    if (!panel.open || chosen === '') return;
    try {
      sessionStorage.setItem(openPanelKey, chosen);
    } catch {
      // Storage is blocked: the panel is closed on the next page.
    }
  });
  const wide = matchMedia(wideScreen);
  wide.addEventListener('change', () => wide.matches && close());
}

/** Turns a panel that was opened as a popover into a modal dialog, in the same state. Returns whether it is open. */
function becomeModal(dialog: HTMLDialogElement): boolean {
  if (!('popover' in dialog) || !dialog.matches(':popover-open')) {
    return false;
  }
  const { activeElement } = document;
  const { scrollTop } = dialog;
  dialog.hidePopover();
  openModal(dialog);
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.focus();
  dialog.scrollTop = scrollTop;
  return true;
}
