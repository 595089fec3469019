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
  keepPage(location.pathname + location.search, opened);
  hydrateRoot(
    root,
    <BrowserRouter>
      <BrowserApp opened={opened} flyer={opened.data.flyer} />
    </BrowserRouter>,
  );
}

void start();
