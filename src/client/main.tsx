import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { elementIds } from '../ui/element-ids.ts';
import { watchAccordions } from './accordions.ts';
import { BrowserApp } from './BrowserApp.tsx';
import { keepPage, readPage } from './load-page.ts';

/** Takes over the page that the build has rendered, once the code of its islands is there. */
async function start(): Promise<void> {
  const root = document.getElementById(elementIds.app);
  if (!root) return;
  watchAccordions(document);
  const opened = await readPage(document);
  const path = location.pathname + location.search;
  const html = root.innerHTML;
  keepPage(path, opened);
  hydrateRoot(
    root,
    <BrowserRouter>
      <BrowserApp opened={opened} flyer={opened.data.flyer} />
    </BrowserRouter>,
    {
      // React has emptied the page. The HTML of this document works without it; another page's comes anew.
      onUncaughtError(error) {
        reportError(error);
        if (location.pathname + location.search === path) root.innerHTML = html;
        else location.reload();
      },
    },
  );
}

void start();
