import { renderToStaticMarkup } from 'react-dom/server';
import type { Words } from '../messages/index.ts';
import { contentPolicy, type PolicySettings } from './content-policy.ts';
import { scriptCall } from '../layout/index.ts';

/** The texts of the document at a former address. */
export type MovedParts = {
  language: string;
  direction: 'ltr' | 'rtl';
  words: Words['moved'];
  /** The target page: its address on this host, its canonical URL and its title. */
  address: string;
  canonical: string;
  title: string;
  policy: PolicySettings | null;
};

/**
 * Redirects with the query and the fragment, which a meta refresh would lose. It is inlined, so it must not use
 * anything outside itself.
 */
function leadOn() {
  const link = document.querySelector('a');
  if (link) location.replace(link.href + location.search + location.hash);
}

/** The document at the former address of a page, for hosts without redirects: the document itself redirects. */
export const movedHtml = (parts: MovedParts, minify: (code: string) => string): string =>
  `<!doctype html>${renderToStaticMarkup(<MovedDocument parts={parts} script={minify(scriptCall(leadOn))} />)}\n`;

function MovedDocument({ parts, script }: { parts: MovedParts; script: string }) {
  const { language, direction, words, address, canonical, title, policy } = parts;
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        {policy?.inDocument && (
          <meta httpEquiv="Content-Security-Policy" content={contentPolicy([script], policy)} />
        )}
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{words.title}</title>
        <link rel="canonical" href={canonical} />
        <meta name="robots" content="noindex" />
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${address}`} />
        </noscript>
      </head>
      <body>
        <h1>{words.title}</h1>
        <p>
          {words.leadsTo} <a href={address}>{title}</a>
        </p>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
