/*
 * Writes XML: feeds, sitemaps, drawings. React DOM is for HTML documents: it moves `<title>`, `<link>` and `<meta>` to
 * their head, wherever they stand.
 */

/** A written element: everything else is text that is still to be escaped. */
export type Xml = { readonly xml: string };

type Child = Xml | string | undefined | readonly Xml[];

/** What has to be escaped in texts and attributes, and what XML 1.0 cannot have at all (section 2.2). */
const special = /[&<>"]|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string): string => text.replaceAll(special, (sign) => entities[sign] ?? '');

const write = (child: Child): string => {
  if (child === undefined) return '';
  if (typeof child === 'string') return escape(child);
  return 'xml' in child ? child.xml : child.map(({ xml }) => xml).join('');
};

/** An element with its attributes and children; those that are undefined are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  ...children: readonly Child[]
): Xml {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escape(String(value))}"`],
  );
  const start = `<${name}${written.join('')}`;
  const content = children.map(write).join('');
  return { xml: content === '' ? `${start}/>` : `${start}>${content}</${name}>` };
}

/** The text of a file with this root. */
export const xmlFile = (root: Xml): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
