import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IconNames } from '../ui/icon-names.ts';

/** Renders a part that the browser leaves as it is. The line pictures that it shows are added to `iconNames`. */
export const renderStatic = (part: ReactElement, iconNames: Set<string>): string =>
  renderToStaticMarkup(createElement(IconNames, { value: iconNames }, part));
