import { useEffect } from 'react';
import { App } from '../layout/App.tsx';
import type { FlyerView } from '../layout/page-view.ts';
import { forgetPages, type LoadedPage } from './load-page.ts';
import { usePage } from './use-page.ts';

/** The event by which the development server says that content files have changed. */
export const contentChangedEvent = 'site:content-changed';

/** The page at the present address, in the browser. */
export function BrowserApp({ opened, flyer }: { opened: LoadedPage; flyer: FlyerView | null }) {
  const { page, moved, loading, announcement, refresh } = usePage(opened);

  useEffect(() => {
    // From here on clicks are answered here; tests and styles may wait for it.
    document.documentElement.dataset['hydrated'] = '';
  }, []);

  useEffect(() => {
    const onContentChanged = () => {
      forgetPages();
      refresh();
    };
    addEventListener(contentChangedEvent, onContentChanged);
    return () => removeEventListener(contentChangedEvent, onContentChanged);
  });

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
