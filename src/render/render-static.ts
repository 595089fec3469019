import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IconNames, LocaleContext } from '../layout/index.ts';

/** Renders a part that is not hydrated. The icons in it are added to `iconNames`. */
export const renderStatic = (
  part: ReactElement,
  iconNames: Set<string>,
  { language, words }: { language: string; words: { frame: { opensInNewTab: string } } },
): string =>
  renderToStaticMarkup(
    createElement(
      LocaleContext,
      { value: { language, opensInNewTab: words.frame.opensInNewTab } },
      createElement(IconNames, { value: iconNames }, part),
    ),
  );
