import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { elementIds } from '../../ui/element-ids.ts';
import { Navigation } from './Navigation.tsx';

let started = false;

/** From here on links and the history are followed in this document. Where that fails, the browser follows them. */
export function startInPlace(): void {
  const status = document.getElementById(elementIds.status);
  if (started || !status) return;
  started = true;
  hydrateRoot(
    status,
    <BrowserRouter>
      <Navigation words={{ loading: status.dataset['loading'] ?? '' }} />
    </BrowserRouter>,
    { onUncaughtError: reportError },
  );
}
