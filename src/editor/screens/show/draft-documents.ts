import { valueAt } from '../../../../schema/value-at.ts';
import type { DraftDocuments } from '../../../content/index.ts';
import { addressKey, addressOfFile, directionOf } from '../../../site/index.ts';
import { blocksOf, disarmPage } from '../../page/index.ts';
import type { Session } from '../../session/index.ts';
import { languageOfFile, pageTitle, valueOf } from '../../site/index.ts';
import { currentLanguage, currentWords, fill } from '../../words/index.ts';
import { draftStyles } from './draft-styles.ts';
import { embedPictures, stylesOf } from './self-contained.ts';

/**
 * As the server says it too: the document runs nothing and loads nothing. A file may send nothing either, and says it
 * alone.
 */
const policyOf = (formAction: string): string =>
  `default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; form-action ${formAction}; base-uri 'none'`;

/** Whether it is shown at a link, or sent as a file. */
type DraftKind = 'link' | 'file';

/** The pages of a draft as one document that needs nothing else; null if one of them cannot be rendered. */
export async function draftDocument(
  session: Session,
  files: readonly string[],
  { kind, until }: { kind: DraftKind; until: string },
): Promise<string | null> {
  const words = currentWords().show;
  const [first = ''] = files;
  const { document, body } = emptyDocument(pageTitle(session, first), kind);
  const styles = document.createElement('style');
  styles.textContent = await stylesOf(session.runtime.frameOf(addressOfFile(first)));
  document.head.prepend(styles);
  const isNewMarked = files.some((file) => session.originOf(file) !== null);
  const texts = [
    fill(words.from, { site: siteSetting(session, 'name') }),
    until === '' ? '' : fill(words.openUntil, { day: until }),
    isNewMarked ? words.newIsMarked : '',
  ];
  body.append(
    part(document, 'div', 'draft-band', [
      part(document, 'b', '', [currentWords().draft.label]),
      part(document, 'p', '', [texts.filter((text) => text !== '').join(' ')]),
    ]),
  );
  const pages = files.map((file, index) => ({ file, id: `draft-page-${index + 1}` }));
  if (pages.length > 1) {
    const links = pages.map(({ file, id }) => {
      const link = part(document, 'a', '', [pageTitle(session, file)]);
      link.setAttribute('href', `#${id}`);
      return link;
    });
    const nav = part(document, 'nav', 'draft-pages', links);
    nav.setAttribute('aria-label', words.pagesOfDraft);
    body.append(nav);
  }
  const icons = new Set<string>();
  for (const [index, { file, id }] of pages.entries()) {
    // Several pages stand between one header and one footer.
    const frame = [
      ...(index === 0 ? ['.sheet > header'] : []),
      ...(index === pages.length - 1 ? ['[data-footer]'] : []),
    ].join();
    const rendered = await renderPage(session, file, frame);
    if (!rendered) return null;
    for (const icon of rendered.icons) icons.add(icon);
    leadToPages(session, rendered.page, pages);
    rendered.page.id = id;
    body.append(document.importNode(rendered.page, true));
  }
  const sprite = await session.runtime.readIcons([...icons]);
  const shapes = new DOMParser()
    .parseFromString(sprite ?? '', 'text/html')
    .querySelectorAll('[id]');
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('class', 'draft-icons');
  drawing.append(...Array.from(shapes, (shape) => document.importNode(shape, true)));
  body.prepend(drawing);
  body.append(
    kind === 'link' ? answerForm(document) : answerLinks(document, pageTitle(session, first)),
  );
  return htmlOf(document);
}

/** The documents of a link; null if a page cannot be rendered. */
export async function draftDocuments(
  session: Session,
  files: readonly string[],
  until: string,
): Promise<DraftDocuments | null> {
  const words = currentWords().show;
  const draft = await draftDocument(session, files, { kind: 'link', until });
  if (draft === null) return null;
  const [first = ''] = files;
  const site = siteSetting(session, 'address');
  return {
    draft,
    answered: message(words.answeredTitle, words.answeredText, {
      to: '?',
      words: words.backToDraft,
    }),
    ended: message(
      words.endedTitle,
      words.endedText,
      URL.canParse(site)
        ? { to: new URL(addressOfFile(first), site).href, words: words.toSite }
        : null,
    ),
  };
}

function emptyDocument(title: string, kind: DraftKind): { document: Document; body: HTMLElement } {
  const document = window.document.implementation.createHTMLDocument(title);
  document.documentElement.lang = currentLanguage();
  document.documentElement.dir = directionOf(currentLanguage());
  const metas = [
    { charset: 'utf-8' },
    { name: 'viewport', content: 'width=device-width,initial-scale=1' },
    { name: 'robots', content: 'noindex,nofollow' },
    { name: 'referrer', content: 'no-referrer' },
    {
      'http-equiv': 'Content-Security-Policy',
      content: policyOf(kind === 'link' ? "'self'" : "'none'"),
    },
  ].map((attributes) => {
    const meta = document.createElement('meta');
    for (const [name, value] of Object.entries(attributes)) meta.setAttribute(name, value);
    return meta;
  });
  const styles = document.createElement('style');
  styles.textContent = draftStyles;
  document.head.prepend(...metas);
  document.head.append(styles);
  return { document, body: document.body };
}

/** A page with the parts of its frame that a selector names, and its icons; null if it cannot be rendered. */
async function renderPage(session: Session, file: string, frame: string) {
  const [now, before] = await Promise.all([
    session.engine.preview(file, {}),
    session.originOf(file) === null ? null : session.engine.preview(file, publishedTexts(session)),
  ]);
  const page = now && pageIn(now.html, frame);
  if (!now || !page) return null;
  if (before) markNew(page, pageIn(before.html, frame));
  page.setAttribute('lang', languageOfFile(session, file));
  for (const element of page.querySelectorAll(
    'script, noscript, template, iframe, main dialog, style, link, :is(header, footer) form',
  ))
    element.remove();
  await embedPictures(page);
  return { page, icons: now.icons };
}

/** The blocks of a page and parts of its frame, in the elements around them that their looks depend on. */
function pageIn(html: string, parts: string): Element | null {
  const parsed = disarmPage(new DOMParser().parseFromString(html, 'text/html'));
  const frame = parsed.querySelector('[data-page]');
  const main = blocksOf(parsed);
  const sheet = main?.parentElement;
  if (!frame || !main || !sheet) return null;
  for (const element of [...frame.children, ...sheet.children])
    if (element !== sheet && element !== main && !(parts !== '' && element.matches(parts)))
      element.remove();
  main.removeAttribute('id');
  frame.removeAttribute('data-script');
  return frame;
}

function siteSetting(session: Session, name: string): string {
  const value = valueAt(valueOf(session, 'site.yaml'), [name]);
  return typeof value === 'string' ? value : '';
}

const publishedTexts = (session: Session): Record<string, string> =>
  Object.fromEntries(
    session
      .changes()
      .flatMap(({ file, before }) =>
        before !== null && file.endsWith('.yaml') ? [[file, before] as const] : [],
      ),
  );

/** The elements with words of their own, in them or beside other elements. */
const wordsOf = (page: Element): Element[] =>
  [...page.querySelectorAll('*')].filter((one) =>
    Array.from(one.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    ),
  );

/** Marks the words that the published page does not have. */
function markNew(page: Element, before: Element | null): void {
  const texts = new Set((before ? wordsOf(before) : []).map(({ textContent }) => textContent));
  for (const element of wordsOf(page))
    if (!texts.has(element.textContent)) element.classList.add('draft-new');
}

/** Links lead to the other pages of the draft and to other sites; everything else is not shown here. */
function leadToPages(
  session: Session,
  page: Element,
  pages: readonly { file: string; id: string }[],
): void {
  const ids = new Map(
    pages.map(({ file, id }) => [
      addressKey(session.runtime.visitorsSee(addressOfFile(file))),
      `#${id}`,
    ]),
  );
  for (const link of page.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const isOutside = /^(?:https?:|mailto:|tel:)/i.test(href);
    const within = ids.get(addressKey(href.split(/[?#]/, 1)[0] ?? ''));
    link.removeAttribute('target');
    if (isOutside) {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noreferrer noopener');
    } else if (within !== undefined) link.setAttribute('href', within);
    else if (!href.startsWith('#')) link.removeAttribute('href');
  }
}

/** Works without a script: two buttons, one behind a comment. */
function answerForm(document: Document): HTMLElement {
  const { show } = currentWords();
  const form = (answer: string, ...children: Node[]) => {
    const element = part(document, 'form', '', children);
    element.setAttribute('method', 'post');
    element.append(input(document, { type: 'hidden', name: 'answer', value: answer }));
    return element;
  };
  const nameField = (id: string) =>
    field(
      document,
      show.yourName,
      input(document, { id, name: 'name', autocomplete: 'name', maxlength: '100' }),
    );
  const comment = input(
    document,
    { id: 'draft-comment', name: 'comment', rows: '4', required: '' },
    'textarea',
  );
  const fold = (words: string, ...children: Node[]) => {
    const element = part(document, 'details', '', [
      part(document, 'summary', '', [words]),
      ...children,
    ]);
    // One closes the other.
    element.setAttribute('name', 'draft-answer');
    return element;
  };
  return part(document, 'footer', 'draft-answer', [
    fold(
      show.pleaseChange,
      form(
        'change',
        field(document, show.whatChange, comment),
        nameField('draft-name-2'),
        part(document, 'button', '', [show.send]),
      ),
    ),
    fold(
      show.looksGood,
      form('good', nameField('draft-name'), part(document, 'button', '', [show.send])),
    ),
  ]);
}

/** A file has no way back but a message. */
function answerLinks(document: Document, title: string): HTMLElement {
  const { show } = currentWords();
  const link = (words: string, text: string) => {
    const element = part(document, 'a', 'draft-button', [words]);
    element.setAttribute('href', whatsappLink(text));
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noreferrer noopener');
    return element;
  };
  return part(document, 'footer', 'draft-answer', [
    part(document, 'p', '', [show.byWhatsapp]),
    link(show.pleaseChange, fill(show.changeMessage, { title })),
    link(show.looksGood, fill(show.goodMessage, { title })),
  ]);
}

/** Opens WhatsApp with a text; who gets it is chosen there. */
export const whatsappLink = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

function message(title: string, text: string, link: { to: string; words: string } | null): string {
  const { document, body } = emptyDocument(title, 'link');
  const main = part(document, 'main', 'draft-message', [
    part(document, 'h1', '', [title]),
    part(document, 'p', '', [text]),
  ]);
  if (link) {
    const anchor = part(document, 'a', 'draft-button', [link.words]);
    anchor.setAttribute('href', link.to);
    main.append(anchor);
  }
  body.append(main);
  return htmlOf(document);
}

function part(
  document: Document,
  name: string,
  className: string,
  children: readonly (Node | string)[],
): HTMLElement {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...children);
  return element;
}

function input(
  document: Document,
  attributes: Readonly<Record<string, string>>,
  name = 'input',
): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value);
  return element;
}

function field(document: Document, words: string, control: HTMLElement): HTMLElement {
  const label = part(document, 'label', '', [words]);
  label.setAttribute('for', control.id);
  return part(document, 'p', '', [label, control]);
}

const htmlOf = (document: Document): string =>
  `<!doctype html>\n${document.documentElement.outerHTML}`;
