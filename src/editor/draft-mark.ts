import { currentWords } from './words/index.ts';

const bandStyle = `
:host { display: block; background: #fdf0cd; color: #141a19; border-bottom: 2px solid #141a19;
  font: 1rem/1.4 'Atkinson Hyperlegible Next', system-ui, sans-serif; }
div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; }
b { align-self: stretch; padding: 0.8rem 1.25rem;
  background: repeating-linear-gradient(-45deg, #f5b31b 0 1rem, #f8c552 1rem 2rem); }
p { flex: 1 1 14rem; margin: 0; padding: 0.4rem 1rem 0.4rem 0; }
a { margin: 0.35rem 1rem 0.35rem 0; padding: 0.5rem 1rem; border: 2px solid #141a19; border-radius: 6px; background: #fff; color: inherit;
  font-weight: 650; text-decoration: none; }
a:hover { background: #f5b31b; }
a:focus-visible { outline: 3px solid #141a19; outline-offset: 2px; }
@media screen and (max-width: 40rem) {
  /* The page has little room here: the label says enough to those who see it. */
  p { position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
  div { gap: 0; background: repeating-linear-gradient(-45deg, #f5b31b 0 1rem, #f8c552 1rem 2rem); font-size: 0.9375rem; }
  b { flex: 1 1 auto; padding: 0.3rem 0.75rem; align-self: center; background: none; }
  a { margin: 0; padding: 0.7rem 0.75rem; border: 0; background: none; text-decoration: underline; text-underline-offset: 0.2em; }
}
@media print { a { display: none; } b { background: none; } }
`;

const noteStyle = `
:host { display: block; margin-block: 0.75rem; padding: 0.75rem 1rem; border-left: 8px solid #f5b31b; background: #fdf0cd;
  color: #141a19; font: 1rem/1.4 'Atkinson Hyperlegible Next', system-ui, sans-serif; }
a { color: inherit; font-weight: 650; }
@media print { a { display: none; } }
`;

const publishing = '/@edit/publish';

type MarkLink = { to: string; words: string };

type MarkContent = { label?: string; text: string; links: readonly MarkLink[] };

function contentOf(state: string | undefined): MarkContent | null {
  const { draft, show } = currentWords();
  const showIt = { to: '/@edit/show', words: show.title };
  const asPublished = { to: '?published', words: draft.asPublished };
  const publishFirst = { to: publishing, words: draft.publishFirst };
  switch (state) {
    case 'page':
      return { label: draft.label, text: draft.page, links: [showIt, asPublished] };
    case 'frame':
      return { label: draft.label, text: draft.frame, links: [asPublished] };
    case 'new':
      return { label: draft.label, text: draft.new, links: [showIt, publishFirst] };
    case 'published':
      return {
        label: draft.publishedLabel,
        text: draft.published,
        links: [{ to: location.pathname, words: draft.toDraft }],
      };
    case 'sent':
      return { text: draft.sent, links: [publishFirst] };
    case 'unsent':
      return { text: draft.unsent, links: [publishFirst] };
    default:
      return null;
  }
}

/**
 * What the development server says of a page that visitors do not have like this, in the words of the editor. On a page it is
 * a band at the top, which is printed too; in the document that sends a page it stands where that page places it.
 */
export class DraftMark extends HTMLElement {
  #band: HTMLElement | null = null;

  connectedCallback(): void {
    const content = contentOf(this.dataset['state']);
    if (!content || this.#band) return;
    const host = content.label === undefined ? this : document.createElement('aside');
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const sheet = document.createElement('style');
    sheet.textContent = content.label === undefined ? noteStyle : bandStyle;
    root.replaceChildren(sheet, body(content));
    if (host === this) return;
    this.hidden = true;
    this.#band = host;
    host.setAttribute('aria-label', content.label ?? '');
    document.body.prepend(host);
  }

  disconnectedCallback(): void {
    this.#band?.remove();
    this.#band = null;
  }
}

function body({ label, text, links }: MarkContent): HTMLElement {
  const part = document.createElement('div');
  const anchors = links.map(({ to, words }) =>
    Object.assign(document.createElement('a'), { href: to, textContent: words }),
  );
  if (label === undefined) part.append(`${text} `, ...anchors);
  else part.append(element('b', label), element('p', text), ...anchors);
  return part;
}

function element(name: string, text: string): HTMLElement {
  const child = document.createElement(name);
  child.textContent = text;
  return child;
}
