import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { InEnglish } from '../in-english.tsx';

/** Puts a part of a page into the document as the build renders it. */
export function show(part: ReactElement): void {
  document.body.innerHTML = renderToStaticMarkup(<InEnglish>{part}</InEnglish>);
}
