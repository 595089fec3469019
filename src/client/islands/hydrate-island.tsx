import { useEffect, type ReactNode, Component } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { isEngineIsland, loadIslands } from '../../blocks/index.ts';
import {
  type IslandComponents,
  IslandRoot,
  readIsland,
  pageShownEvent,
} from '../../layout/index.ts';
import { replayPresses } from '../replay-presses.ts';
import { earlyChanges } from './early-changes.ts';

type FailureBoundaryProps = { onFailed: (error: unknown) => void; children: ReactNode };

/** Tells when something in an island throws while it is rendered; nothing of it is shown from then on. */
class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const roots = new Map<HTMLElement, Root>();

/**
 * Hydrates an island in its element. Reuses the HTML, and repeats after hydration earlier input and the button clicks
 * that the early script recorded. If an island fails, its HTML stays.
 */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  // The page may have been left in the meantime, here and below.
  if (!element.isConnected) return;
  const { type, data } = readIsland(element);
  const components = isEngineIsland(type)
    ? await loadIslands([type])
    : await loadSiteIsland(type, element.dataset['scripts'] ?? '');
  if (!element.isConnected || roots.has(element)) return;
  const original = element.cloneNode(true);
  const repeatChanges = earlyChanges(element);
  await new Promise<void>((resolve) => {
    const onFailed = (error: unknown) => {
      reportError(error);
      roots.delete(element);
      if (original instanceof HTMLElement) delete original.dataset['island'];
      element.replaceWith(original);
      resolve();
    };
    const root = hydrateRoot(
      element,
      <FailureBoundary onFailed={onFailed}>
        <ReportHydrated onHydrated={resolve}>
          <IslandRoot type={type} data={data} components={components} />
        </ReportHydrated>
      </FailureBoundary>,
    );
    roots.set(element, root);
  });
  element.dataset['hydrated'] = '';
  await repeatChanges();
  replayPresses(element);
}

async function loadSiteIsland(type: string, scripts: string): Promise<IslandComponents> {
  const script = scripts.split(' ').at(-1) ?? '';
  return { [type]: (await import(/* @vite-ignore */ script)).default };
}

/** Reports when an island is fully hydrated: the effects of its children run before its own. */
function ReportHydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

// Islands of a page that was left must remove their listeners.
addEventListener(pageShownEvent, () => {
  for (const [element, root] of roots) {
    if (element.isConnected) continue;
    roots.delete(element);
    root.unmount();
  }
});
