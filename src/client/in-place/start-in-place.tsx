import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { elementIds } from '../../site/index.ts';
import { Navigation } from './Navigation.tsx';

let started = false;

/**
 * Starts in-place navigation: links and history are handled in this document. If that fails, the browser navigates
 * normally.
 */
export function startInPlace(): void {
  const status = document.getElementById(elementIds.status);
  if (started || !status) return;
  started = true;
  hydrateRoot(
    status,
    <BrowserRouter>
      <Navigation words={{ loading: status.dataset['loading'] ?? '' }} />
    </BrowserRouter>,
  );
}
