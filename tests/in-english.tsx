import type { ReactElement, ReactNode } from 'react';
import { render as renderPart } from '@testing-library/react';
import { en } from '../src/messages/locales/en.ts';
import { LocaleContext } from '../src/layout/ui/locale-context.ts';

const locale = { language: 'en-GB', opensInNewTab: en.frame.opensInNewTab };

/** A page in English, as components stand on it. */
export const InEnglish = ({ children }: { children: ReactNode }) => (
  <LocaleContext value={locale}>{children}</LocaleContext>
);

/** Renders a part of a page in English. */
export const render = (part: ReactElement) => renderPart(part, { wrapper: InEnglish });
