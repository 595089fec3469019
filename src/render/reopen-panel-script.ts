import { keptPanelKey } from '../layout/kept-panel.ts';
import { elementIds } from '../ui/element-ids.ts';
import { scriptCall } from '../ui/inline-script.ts';

/**
 * A tap on a section of the side menu goes to its page, and the panel stays: on that page it
 * stands open before anything is rendered. It is sent as text, so it must stand on its own.
 */
function reopenPanel(key: string, panelId: string) {
  try {
    const address = sessionStorage.getItem(key);
    if (address === null) return;
    sessionStorage.removeItem(key);
    const panel = document.getElementById(panelId);
    if (address !== location.href || !(panel instanceof HTMLDialogElement)) return;
    panel.style.transition = 'none';
    panel.showModal();
  } catch {
    // Storage is blocked: the panel is closed.
  }
}

/** The inline script for the end of the body. */
export const reopenPanelScript = (): string =>
  scriptCall(reopenPanel, keptPanelKey, elementIds.sideMenu);
