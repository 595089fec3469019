import { say, type Message } from '../../messages/index.ts';
import type { SaxesTagNS } from 'saxes';
import { isInternalReference, outsideReferenceIn } from './css-references.ts';

/** A part of a drawing that must not be published: its kind, and a description. */
export type UnsafePart = {
  code: 'svg-active' | 'svg-outside';
  message: Message;
  /** The attribute it is in; null if it is the element. */
  attribute: string | null;
};

export const svgNamespace = 'http://www.w3.org/2000/svg';

/** Namespaces whose elements are active in browsers. */
const activeNamespaces = [
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/2001/xml-events',
];

const activeElements =
  /^(script|foreignobject|iframe|object|embed|audio|video|canvas|handler|listener)$/i;
const animations = /^(set|animate|animate(color|motion|transform))$/i;

/** Everything about an element and its attributes that runs a program or loads something from outside. */
export function unsafePartsOf(tag: SaxesTagNS): UnsafePart[] {
  if (activeNamespaces.includes(tag.uri) || activeElements.test(tag.local)) {
    return [
      {
        code: 'svg-active',
        message: say('svg-active', { element: `<${tag.name}>` }),
        attribute: null,
      },
    ];
  }
  // Drawing programs store their own data in the file, which browsers ignore.
  if (tag.uri !== svgNamespace) return [];
  return Object.values(tag.attributes).flatMap(({ name, local, value }) => {
    const found = unsafeAttribute(tag.local, name, local, value);
    return found ? [{ ...found, attribute: name }] : [];
  });
}

function unsafeAttribute(
  element: string,
  name: string,
  local: string,
  value: string,
): Omit<UnsafePart, 'attribute'> | null {
  const shown = value.length > 60 ? `${value.slice(0, 57)}…` : value;
  if (/^on/i.test(local)) {
    return {
      code: 'svg-active',
      message: say('svg-event', { name }),
    };
  }
  if (/(java|vb)script:/i.test(value.replaceAll(/[\s\p{Cc}]/gu, ''))) {
    return { code: 'svg-active', message: say('svg-runs', { name, quoted: `"${shown}"` }) };
  }
  if (
    name === 'attributeName' &&
    animations.test(element) &&
    /^(.*:)?(href|src|on.*)$/i.test(value.trim())
  ) {
    return {
      code: 'svg-active',
      message: say('svg-animation', { quoted: `"${shown}"` }),
    };
  }
  const leadsOutside =
    name === 'xml:base' || (/^(href|src)$/i.test(local) && !isInternalReference(value));
  if (leadsOutside) {
    return {
      code: 'svg-outside',
      message: say('svg-outside', { quoted: `"${shown}"` }),
    };
  }
  const mayHoldStyles = local === 'style' || value.includes('(');
  const outside = mayHoldStyles ? outsideReferenceIn(value) : null;
  return outside === null
    ? null
    : {
        code: 'svg-outside',
        message: say('svg-loads', { name, quoted: `"${outside}"` }),
      };
}
