import { siteBase } from '../../layout/index.ts';
import {
  searchAddress,
  excerptOf,
  markWords,
  type Piece,
  type SearchEdition,
  type Match,
} from '../../site/index.ts';

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    created.setAttribute(attribute, value);
  created.append(...children);
  return created;
}

const marked = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text));

/** A result: a link to the part that was found, with its page, heading and an excerpt. */
export function resultLink(match: Match, attributes: Record<string, string> = {}): HTMLElement {
  const { passage, words } = match;
  const { address, anchor, title, heading, language } = passage;
  const isForeign = language !== document.documentElement.lang;
  const excerpt = excerptOf(match);
  return element(
    'a',
    {
      href: anchor === null ? address : `${address}#${anchor}`,
      ...(isForeign ? { lang: language } : {}),
      ...attributes,
    },
    element('b', {}, ...marked(markWords(heading || title, words))),
    ...(heading === '' ? [] : [element('span', { class: 'search-page' }, title)]),
    ...(excerpt.length === 0
      ? []
      : [element('span', { class: 'search-text' }, ...marked(excerpt))]),
  );
}

/** The view without results: similar words, the main pages, and a contact. */
export function nothingFound(
  nearest: readonly string[],
  { words, help }: SearchEdition,
): HTMLElement {
  const links = (items: readonly { label: string; address: string }[]) =>
    element(
      'ul',
      { role: 'list' },
      ...items.map(({ label, address }) =>
        element('li', {}, element('a', { href: address }, label)),
      ),
    );
  const near = nearest.map((word) => ({
    label: word,
    address: `${siteBase()}${searchAddress}?q=${encodeURIComponent(word)}`,
  }));
  return element(
    'div',
    { class: 'search-nothing' },
    ...(near.length === 0 ? [] : [element('p', {}, words.didYouMean), links(near)]),
    element('p', {}, words.mainPages),
    links(help.pages),
    ...(help.phone
      ? [
          element(
            'p',
            {},
            `${words.call} `,
            element('a', { href: help.phone.href }, element('bdi', {}, help.phone.text)),
          ),
        ]
      : []),
  );
}
