import React, { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isObject } from '../../schema/is-object.ts';
import { IconNames, LocaleContext } from '../layout/index.ts';

/**
 * Writes an element as React's `renderToStaticMarkup` does, to the byte, in a fifth of the time: pages consist of plain elements
 * and of components without state, for which React's renderer has much machinery. React is asked once how each attribute is
 * written, and renders a part itself that has anything else in it (tests/render/static-markup.test.tsx compares the two).
 */
export function staticMarkup(node: ReactNode): string {
  const before = writer;
  const hooks = Reflect.get(internals, 'H');
  writer = new Writer();
  Reflect.set(internals, 'H', dispatcher);
  try {
    writer.write(node);
    return writer.written();
  } catch {
    // React renders what this cannot, whatever React has become, and words the errors of components.
  } finally {
    Reflect.set(internals, 'H', hooks);
    writer = before;
  }
  return renderToStaticMarkup(node);
}

/** Thrown where React has to render. */
const leftToReact = new Error('This is left to React.');

const leaveToReact = (): never => {
  throw leftToReact;
};

/** Where hooks of React find what carries them out. A React that keeps it elsewhere renders everything itself. */
const internals: object =
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') ?? {};

/** The hooks of components without state; any other one is left to React. */
const hooks = {
  useContext: (context: object): unknown => writer.valueOf(context),
  useState: (initial: unknown) => [
    typeof initial === 'function' ? Reflect.apply(initial, undefined, []) : initial,
    leaveToReact,
  ],
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useRef: (current: unknown) => ({ current }),
  useEffect: () => undefined,
};

const dispatcher = new Proxy(hooks, {
  get: (target, name) => Reflect.get(target, name) ?? leaveToReact,
});

const fragment = Symbol.for('react.fragment');
const memo = Symbol.for('react.memo');
const context = Symbol.for('react.context');

/** Elements that React writes attribute by attribute. */
const plain = new Set(
  (
    'a abbr address article aside b bdi bdo blockquote body caption circle cite code dd del details dfn dialog div dl dt ellipse ' +
    'em fieldset figcaption figure footer g h1 h2 h3 h4 h5 h6 head header html i iframe ins kbd label legend li line main mark nav noscript ol ' +
    'output p path picture polygon polyline progress q rect s samp search section small span strong sub summary sup svg ' +
    'symbol table tbody td text tfoot th thead time title tr tspan u ul use var video'
  ).split(' '),
);

/** Elements without content. */
const empty = new Set('br col hr img link meta source track wbr'.split(' '));

/** Attributes that React writes after all others of an element, in this order. */
const last: Readonly<Record<string, readonly string[]>> = {
  button: ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'],
  form: ['action', 'encType', 'method', 'target'],
};

/** Elements inside which others are written otherwise. */
const changing = new Set(['noscript', 'picture', 'svg']);

/** Elements of the head. */
const headings = new Set(['link', 'meta', 'title']);

/** React preloads as many pictures first. */
const maxPreloads = 10;

class Writer {
  #html = '';
  /** What React moves to the beginning of the head; without one, to that of the whole. */
  readonly #moved = { charset: '', viewport: '', others: '' };
  /** Preloads of pictures, by what they load. */
  readonly #preloads = new Map<string, string>();
  #startOfHead = 0;
  readonly #values = new Map<object, unknown>();
  /** The elements around that change what is written inside. */
  #around: ReadonlySet<string> = new Set();

  written(): string {
    const { charset, viewport, others } = this.#moved;
    const moved = charset + viewport + [...this.#preloads.values()].join('') + others;
    return this.#html.slice(0, this.#startOfHead) + moved + this.#html.slice(this.#startOfHead);
  }

  /** The value of a context here. */
  valueOf(of: object): unknown {
    return this.#values.has(of) ? this.#values.get(of) : Reflect.get(of, '_currentValue');
  }

  write(node: unknown): void {
    if (typeof node === 'string') this.#html += escaped(node);
    else if (typeof node === 'number') this.#html += String(node);
    else if (Array.isArray(node)) for (const one of node) this.write(one);
    else if (isValidElement<FieldsOfElement>(node)) this.#element(node.type, node.props);
    else if (node != null && typeof node !== 'boolean') leaveToReact();
  }

  #element(type: unknown, props: FieldsOfElement): void {
    if (typeof type === 'string') this.#host(type, props);
    else if (isComponent(type)) this.write(type(props));
    else if (type === fragment) this.write(props.children);
    else if (!isObject(type)) leaveToReact();
    else if (type['$$typeof'] === memo) this.#element(type['type'], props);
    else if (type['$$typeof'] === context) this.#provide(type, props);
    else leaveToReact();
  }

  #provide(provided: object, props: FieldsOfElement): void {
    const before = this.valueOf(provided);
    this.#values.set(provided, props['value']);
    this.write(props.children);
    this.#values.set(provided, before);
  }

  #host(tag: string, props: FieldsOfElement): void {
    const isEmpty = empty.has(tag);
    const atEnd = last[tag];
    if (!isEmpty && !plain.has(tag) && !atEnd) return this.#special(tag, props);
    if (tag === 'img' && this.#preload(props)) return;
    const before = this.#html;
    let attributes = '';
    for (const name in props) {
      if (name === 'children' || name === 'dangerouslySetInnerHTML') continue;
      if (atEnd?.includes(name)) continue;
      attributes += attribute(tag, name, props[name]);
    }
    for (const name of atEnd ?? []) attributes += attribute(tag, name, props[name]);
    this.#html += `<${tag}${attributes}`;
    if (isEmpty) this.#html += '/>';
    else this.#inside(tag, props);
    if (headings.has(tag) && this.#isMoved(tag, props)) {
      const position =
        typeof props['charSet'] === 'string'
          ? 'charset'
          : props['name'] === 'viewport'
            ? 'viewport'
            : 'others';
      this.#moved[position] += this.#html.slice(before.length);
      this.#html = before;
    }
  }

  #inside(tag: string, { children, dangerouslySetInnerHTML: inside }: FieldsOfElement): void {
    this.#html += '>';
    if (tag === 'head') this.#startOfHead = this.#html.length;
    const around = this.#around;
    if (changing.has(tag)) this.#around = new Set([...around, tag]);
    if (tag === 'title' && typeof children !== 'string') leaveToReact();
    if (!isObject(inside)) this.write(children);
    else if (children == null) this.#html += String(inside['__html'] ?? '');
    else leaveToReact();
    this.#around = around;
    this.#html += `</${tag}>`;
  }

  /** Whether React moves an element of the head to its beginning. */
  #isMoved(
    tag: string,
    { rel, href, precedence, itemProp, onLoad, onError }: FieldsOfElement,
  ): boolean {
    if (itemProp ?? onLoad ?? onError ?? precedence) leaveToReact();
    if (this.#around.has('svg')) leaveToReact();
    if (this.#around.has('noscript')) return false;
    if (tag !== 'link') return true;
    const hasAddress = typeof rel === 'string' && typeof href === 'string' && href !== '';
    return hasAddress && rel !== 'stylesheet';
  }

  /** Elements with rules of their own, if there are no components in them. */
  #special(tag: string, props: FieldsOfElement): void {
    const isData = tag === 'script' && !('async' in props);
    if ((tag !== 'input' && !isData) || props.children != null) leaveToReact();
    this.#html += renderToStaticMarkup(createElement(tag, props));
  }

  /** Leaves a picture to React that it preloads. */
  #preload(props: FieldsOfElement): boolean {
    const { src, srcSet, sizes } = props;
    const isInside = this.#around.has('picture') || this.#around.has('noscript');
    if (isInside || props['loading'] === 'lazy') return false;
    const written = renderToStaticMarkup(createElement('img', props));
    const start = written.lastIndexOf('<img');
    this.#html += written.slice(start);
    if (start === 0) return true;
    const loaded = JSON.stringify([srcSet || src, srcSet && sizes]);
    if (!this.#preloads.has(loaded)) this.#preloads.set(loaded, written.slice(0, start));
    if (this.#preloads.size > maxPreloads) leaveToReact();
    return true;
  }
}

let writer = new Writer();

type FieldsOfElement = Readonly<Record<string, unknown>>;

type Component = (props: FieldsOfElement) => unknown;

const isComponent = (type: unknown): type is Component =>
  typeof type === 'function' && !type.prototype?.isReactComponent;

const special = /["'&<>]/;
const references: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

const escaped = (text: string): string =>
  special.test(text) ? text.replaceAll(/["'&<>]/g, (one) => references[one] ?? one) : text;

/** Attributes that React leaves out if they are empty, or that it would not let run a script. */
const urls = new Set(['src', 'href', 'action', 'formAction', 'xlinkHref']);

/** How the attributes begin whose texts are written as they are; empty for others. */
const beginnings = new Map<string, string>();

function attribute(tag: string, name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'function') return urls.has(name) ? leaveToReact() : '';
  if (typeof value === 'string') {
    const beginning = beginnings.get(name) ?? learn(name);
    const isChecked = urls.has(name) && (value === '' || /^[^!-~]*j/i.test(value));
    if (beginning !== '' && !isChecked) return `${beginning}${escaped(value)}"`;
  }
  return asReactWrites(tag, name, value);
}

function learn(name: string): string {
  const [, beginning = ''] = /^<div( [^"]+=")x">/.exec(ofReact('div', name, 'x')) ?? [];
  beginnings.set(name, beginning);
  return beginning;
}

/** Attributes as React has written them, by their elements, names and values. */
const asWritten = new Map<string, string>();

/** More are not kept. */
const maxWritten = 10_000;

function asReactWrites(tag: string, name: string, value: unknown): string {
  const words = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const key = `${tag} ${name} ${typeof value} ${words}`;
  const cached = asWritten.get(key);
  if (cached !== undefined) return cached;
  const attributes = ofReact(tag, name, value)
    .slice(tag.length + 1)
    .replace(/\/?>(?:<\/\w+>)?$/, '');
  if (asWritten.size < maxWritten) asWritten.set(key, attributes);
  return attributes;
}

const ofReact = (tag: string, name: string, value: unknown): string =>
  renderToStaticMarkup(createElement(tag, { [name]: value }));

type PartLocale = { language: string; words: { frame: { opensInNewTab: string } } };

/** A part with what its components need to know; the icons in it are added to `iconNames`. */
export const withContexts = (
  part: ReactElement,
  iconNames: Set<string>,
  { language, words }: PartLocale,
): ReactElement =>
  createElement(
    LocaleContext,
    { value: { language, opensInNewTab: words.frame.opensInNewTab } },
    createElement(IconNames, { value: iconNames }, part),
  );

/** Renders a part that is not hydrated. The icons in it are added to `iconNames`. */
export const renderStatic = (...part: Parameters<typeof withContexts>): string =>
  staticMarkup(withContexts(...part));
