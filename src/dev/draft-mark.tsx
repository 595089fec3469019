import { renderToStaticMarkup } from 'react-dom/server';
import type { SendView } from '../render/index.ts';
import { messages } from '../site/index.ts';

/** What visitors have instead of a page here; of the frame, only what stands around the page is not published. */
export type DraftState = 'new' | 'page' | 'frame';

/** The message of a mark: why the page is a draft, that it is published, or which version is sent. */
type MarkState = DraftState | 'published' | 'sent' | 'unsent';

/** In English: `src/editor/draft-mark.ts` replaces it by the words of the editor. */
const inEnglish: Record<MarkState, string> = {
  new: 'Draft: not published yet.',
  page: 'Draft: not published yet.',
  frame: 'Draft: what stands around this page is not published yet.',
  published: 'This is what visitors see now.',
  sent: 'This is sent as it is published. What is not published yet is not in it.',
  unsent: 'This page is not published yet, so it cannot be sent.',
};

/** Marks unpublished pages. */
export const draftMark = (state: MarkState): string =>
  `<draft-mark data-state="${state}">${inEnglish[state]}</draft-mark>`;

/** A page with its mark, which changes with it when a link is followed in place; the page itself without a state. */
export const withDraftMark = (html: string, state: MarkState | null): string =>
  state === null ? html : html.replace('</main>', () => `${draftMark(state)}</main>`);

/** The document at the address that sends a page, if visitors do not have the page yet. */
export const unsentDocument = (
  { language, direction, title, address, words }: SendView,
  stylesheets: readonly string[],
): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{`${words.sendPage}: ${title}`}</title>
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body className="send-page">
        <main>
          <h1>
            <a href={address}>{title}</a>
          </h1>
          <div className="send" data-send-part="">
            <h2 id={messages}>{words.sendPage}</h2>
            <div dangerouslySetInnerHTML={{ __html: draftMark('unsent') }} />
            <form method="dialog" className="send-close">
              <button className="send-button">{words.close}</button>
            </form>
          </div>
        </main>
      </body>
    </html>,
  )}\n`;
