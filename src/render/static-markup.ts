import React, { Fragment, isValidElement, type ReactNode } from 'react';
import { attributeHtml, escapeHtml, isVoid } from './static-attributes.ts';

/*
 * Writes components as HTML in one walk. React's own renderer of static HTML can pause, stream and hoist, for which a page
 * takes half as long again. Islands are rendered with it all the same, because their HTML is hydrated.
 */

/** Where React keeps what answers the hooks of components. Each renderer sets it while it renders; it has no public name. */
const hooksOfReact: { H: unknown } = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

const nothing = () => {};

/** The values of contexts around what is being rendered. */
let contexts = new Map<object, unknown>();

/** Hooks of a part that is rendered once: state is as it begins, and nothing happens afterwards. */
const hooks = {
  useContext: (context: object): unknown =>
    contexts.has(context) ? contexts.get(context) : Reflect.get(context, '_currentValue'),
  useState: (first: unknown) => [typeof first === 'function' ? first() : first, nothing],
  useReducer: (_: unknown, first: unknown, begin?: (from: unknown) => unknown) => [
    begin ? begin(first) : first,
    nothing,
  ],
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useRef: (current: unknown) => ({ current }),
  useSyncExternalStore: (_: unknown, now: () => unknown, atFirst = now) => atFirst(),
  useEffect: nothing,
  useLayoutEffect: nothing,
};

const contextType = Symbol.for('react.context');
const memoType = Symbol.for('react.memo');

type Props = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function componentHtml(type: unknown, props: Props): string {
  if (type === Fragment) return nodeHtml(props['children']);
  if (typeof type === 'function') return nodeHtml(Reflect.apply(type, undefined, [props]));
  const kind: unknown = isObject(type) ? Reflect.get(type, '$$typeof') : null;
  if (isObject(type) && kind === memoType) return componentHtml(Reflect.get(type, 'type'), props);
  if (!isObject(type) || kind !== contextType) {
    throw new Error(`Static HTML can have no ${String(kind ?? type)}.`);
  }
  const before = contexts;
  contexts = new Map(before).set(type, props['value']);
  try {
    return nodeHtml(props['children']);
  } finally {
    contexts = before;
  }
}

/** What an element contains. */
function contentHtml({ children, dangerouslySetInnerHTML: raw }: Props): string {
  return isObject(raw) ? String(Reflect.get(raw, '__html') ?? '') : nodeHtml(children);
}

/** The value of the list of options around what is being rendered. */
let chosen: unknown;

/** Fields whose value HTML does not keep in an attribute of its own. */
const fields: Readonly<Record<string, (tag: string, props: Props) => string>> = {
  textarea: (tag, { value, defaultValue, ...props }) => {
    const text = String(value ?? defaultValue ?? '');
    // Browsers leave out the first line break.
    return plainElementHtml(tag, {
      ...props,
      children: text.startsWith('\n') ? `\n${text}` : text,
    });
  },
  select: (tag, { value, defaultValue, ...props }) => {
    const before = chosen;
    chosen = value ?? defaultValue;
    try {
      return plainElementHtml(tag, props);
    } finally {
      chosen = before;
    }
  },
  option: (tag, props) => {
    const value = props['value'] ?? props['children'];
    const isChosen = chosen === undefined ? props['selected'] : String(value) === String(chosen);
    return plainElementHtml(tag, { ...props, selected: isChosen });
  },
};

const elementHtml = (tag: string, props: Props): string =>
  (fields[tag] ?? plainElementHtml)(tag, props);

function plainElementHtml(tag: string, props: Props): string {
  let html = `<${tag}`;
  for (const name in props) {
    const value = props[name];
    if (value !== null && value !== undefined) html += attributeHtml(name, value);
  }
  return isVoid(tag) ? `${html}>` : closed(html, tag, contentHtml(props));
}

/** Icons are references, of which a page has many. */
const closed = (start: string, tag: string, content: string): string =>
  tag === 'use' && content === '' ? `${start}/>` : `${start}>${content}</${tag}>`;

const isIterable = (value: unknown): value is Iterable<unknown> =>
  isObject(value) && Symbol.iterator in value;

function nodeHtml(node: unknown): string {
  if (typeof node === 'string') return escapeHtml(node);
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'number') return String(node);
  if (isValidElement<Props>(node)) {
    const type: unknown = node.type;
    return typeof type === 'string'
      ? elementHtml(type, node.props)
      : componentHtml(type, node.props);
  }
  if (!isIterable(node)) throw new Error(`Static HTML can have no ${typeof node}.`);
  let html = '';
  for (const one of node) html += nodeHtml(one);
  return html;
}

/** The HTML of components that are not hydrated, in as few bytes as browsers need. */
export function staticMarkup(root: ReactNode): string {
  const before = hooksOfReact.H;
  const around = contexts;
  hooksOfReact.H = hooks;
  contexts = new Map();
  try {
    return nodeHtml(root);
  } finally {
    hooksOfReact.H = before;
    contexts = around;
  }
}
