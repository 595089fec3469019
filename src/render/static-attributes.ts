const escapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

const special = /["&<>]/;
const allSpecial = /["&<>]/g;

/** A text as HTML; apostrophes need no escape, because values are in quotation marks. */
export const escapeHtml = (text: string): string =>
  special.test(text) ? text.replace(allSpecial, (sign) => escapes[sign] ?? sign) : text;

const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** Whether an element has neither content nor an end tag. */
export const isVoid = (tag: string): boolean => voidElements.has(tag);

/** Attributes whose names in HTML are those of components in small letters. */
const inSmallLetters =
  'autoFocus charSet colSpan crossOrigin dateTime hrefLang popoverTarget popoverTargetAction rowSpan srcSet tabIndex';

/** Attributes of drawings that have hyphens in their names. */
const hyphenated =
  'alignment-baseline clip-path clip-rule color-interpolation color-interpolation-filters dominant-baseline ' +
  'fill-opacity fill-rule flood-color flood-opacity font-family font-size font-style font-weight image-rendering ' +
  'letter-spacing marker-end marker-mid marker-start mask-type paint-order pointer-events shape-rendering stop-color ' +
  'stop-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity ' +
  'stroke-width text-anchor text-decoration text-rendering transform-origin vector-effect word-spacing writing-mode';

const inCamelCase = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const names = new Map<string, string>([
  ['acceptCharset', 'accept-charset'],
  ['className', 'class'],
  ['defaultChecked', 'checked'],
  ['defaultValue', 'value'],
  ['htmlFor', 'for'],
  ['httpEquiv', 'http-equiv'],
  ['xlinkHref', 'xlink:href'],
  ...inSmallLetters.split(' ').map((name) => [name, name.toLowerCase()] as const),
  ...hyphenated.split(' ').map((name) => [inCamelCase(name), name] as const),
]);

/** Attributes that are there or not. */
const flags = new Set(
  (
    'allowFullScreen async autoFocus autoPlay checked controls default defer disabled formNoValidate hidden inert ' +
    'defaultChecked itemScope loop multiple muted noModule noValidate open playsInline readOnly required reversed selected'
  ).split(' '),
);

/** Attributes that say true or false. */
const saysWhich = /^(?:aria-|data-|contentEditable$|draggable$|focusable$|spellCheck$)/;

/** What is no attribute, but for React. */
const ofReact = /^(?:children|dangerouslySetInnerHTML|key|ref|suppress\w+|on[A-Z]\w*)$/;

const addresses = new Set(['action', 'formAction', 'href', 'src', 'xlinkHref']);

/** Whether browsers would run an address; they overlook white space and control characters. */
const isScript = (address: string): boolean =>
  address.includes(':') && /^javascript:/i.test(address.replaceAll(/[\s\p{Cc}]/gu, ''));

const isAName = /^[A-Za-z_][\w:.-]*$/;

type Write = (value: unknown) => string;

const writers = new Map<string, Write>();

/** How an attribute is written; found once for each name. */
function writerOf(name: string): Write {
  if (ofReact.test(name)) return () => '';
  if (name === 'style') return styleHtml;
  if (!isAName.test(name)) throw new Error(`No attribute can be called ${name}.`);
  const start = ` ${names.get(name) ?? name}`;
  if (flags.has(name)) return (value) => (value ? start : '');
  if (name === 'download') {
    return (value) => (value === false ? '' : valueHtml(start, value === true ? '' : value));
  }
  if (saysWhich.test(name)) return (value) => valueHtml(start, value);
  const isAddress = addresses.has(name);
  return (value) => {
    if (isAddress && isScript(String(value))) throw new Error(`${name} cannot be a script.`);
    return typeof value === 'boolean' ? '' : valueHtml(start, value);
  };
}

function valueHtml(start: string, value: unknown): string {
  if (typeof value === 'function' || typeof value === 'symbol') return '';
  return value === '' ? start : `${start}="${escapeHtml(String(value))}"`;
}

/** A property of a component as an attribute, with the space before it; nothing for what HTML does not have. */
export function attributeHtml(name: string, value: unknown): string {
  let write = writers.get(name);
  if (write === undefined) {
    write = writerOf(name);
    writers.set(name, write);
  }
  return write(value);
}

/** Properties of CSS whose numbers are no lengths. */
const plainNumbers = new Set(
  (
    'animationIterationCount aspectRatio columnCount columns fillOpacity flex flexGrow flexShrink fontWeight gridArea ' +
    'gridColumn gridColumnEnd gridColumnStart gridRow gridRowEnd gridRowStart lineClamp lineHeight opacity order ' +
    'orphans scale stopOpacity strokeOpacity strokeWidth tabSize widows zIndex zoom'
  ).split(' '),
);

const cssName = (name: string): string =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function styleHtml(style: unknown): string {
  const rules = Object.entries(Object(style))
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .filter(([, value]) => typeof value !== 'boolean')
    .map(([name, value]) => {
      const isLength =
        typeof value === 'number' &&
        value !== 0 &&
        !name.startsWith('--') &&
        !plainNumbers.has(name);
      return `${cssName(name)}:${String(value).trim()}${isLength ? 'px' : ''}`;
    });
  return rules.length === 0 ? '' : ` style="${escapeHtml(rules.join(';'))}"`;
}
