import { openPanelKey, scriptCall } from '../layout/index.ts';
import { elementIds } from '../site/index.ts';

/**
 * Reopens the side menu before the first paint on the page of a section that was tapped in it. It is inlined, so it
 * must not use anything outside itself.
 */
function reopenPanel(key: string, panelId: string) {
  try {
    const panel = document.getElementById(panelId);
    if (sessionStorage.getItem(key) === location.href && panel instanceof HTMLDialogElement) {
      panel.style.transition = 'none';
      panel.showModal();
    }
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: the panel stays closed.
  }
}

/** The inline script for the end of the body. */
export const reopenPanelScript = (): string =>
  scriptCall(reopenPanel, openPanelKey, elementIds.sideMenu);
