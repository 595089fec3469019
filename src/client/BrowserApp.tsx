import { useEffect } from 'react';
import { App } from '../layout/App.tsx';
import type { FlyerView } from '../layout/page-view.ts';
import type { LoadedPage } from './load-page.ts';
import { usePage } from './use-page.ts';

/** The page at the present address, in the browser. */
export function BrowserApp({ opened, flyer }: { opened: LoadedPage; flyer: FlyerView | null }) {
  const { page, moved, loading, announcement } = usePage(opened);

  useEffect(() => {
    // From here on clicks are answered here; tests and styles may wait for it.
    document.documentElement.dataset['hydrated'] = '';
  }, []);

  return (
    <App
      site={page.data.site}
      view={page.view}
      components={page.components}
      flyer={moved ? null : flyer}
      footer={page.footer}
      loading={loading}
      announcement={announcement}
    />
  );
}
