import { useEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { loadIslands } from '../../blocks/islands.ts';
import { IslandRoot, readIsland } from '../../layout/page-contract.tsx';
import { pageShownEvent } from '../../ui/page-shown.ts';

const roots = new Map<HTMLElement, Root>();

/**
 * Hydrates an island in its element. What a visitor did to it before is kept: React leaves the HTML as it is, and
 * buttons that were pressed meanwhile (the early script has noted them) are pressed when it is awake. An island that
 * fails leaves the HTML of the build in its place.
 */
export async function wakeIsland(element: HTMLElement): Promise<void> {
  // The page may have been left meanwhile, here and below.
  if (!element.isConnected) return;
  const { type, data } = readIsland(element);
  const components = await loadIslands([type]);
  if (!element.isConnected || roots.has(element)) return;
  const asleep = element.cloneNode(true);
  await new Promise<void>((resolve) => {
    const root = hydrateRoot(
      element,
      <Awake onAwake={resolve}>
        <IslandRoot type={type} data={data} components={components} />
      </Awake>,
      {
        onUncaughtError(error) {
          reportError(error);
          roots.delete(element);
          if (asleep instanceof HTMLElement) delete asleep.dataset['island'];
          element.replaceWith(asleep);
          resolve();
        },
      },
    );
    roots.set(element, root);
  });
  element.dataset['awake'] = '';
  for (const button of element.querySelectorAll<HTMLElement>('button[data-pressed]')) {
    button.removeAttribute('data-pressed');
    button.click();
  }
}

/** Tells when all of an island has come to life: effects of what is inside run before its own. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

// Islands of a page that was left let go of what they listen to.
addEventListener(pageShownEvent, () => {
  for (const [element, root] of roots) {
    if (element.isConnected) continue;
    roots.delete(element);
    root.unmount();
  }
});
