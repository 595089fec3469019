import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import {
  createOriginFinder,
  entryOf,
  withDirectImports,
} from '../src/build/site-blocks/entry-origins.ts';

/** What a file takes from others, as it is written there: types, lazy imports, globs and stylesheets included. */
export function readImports(file: string, text: string): string[] {
  return file.endsWith('.css') ? importsOfStyles(text) : importsOfModule(file, text);
}

const originsOf = createOriginFinder('.', parseSync);
const directImports = new Map<string, readonly string[]>();

/** What a file of the project imports, with the files behind an entry in place of the entry, as a bundle does; no types. */
export function directImportsOf(file: string): readonly string[] {
  const cached = directImports.get(file);
  if (cached) return cached;
  const text = readFileSync(file, 'utf8');
  const direct = /\.tsx?$/.test(file)
    ? withDirectImports(file, text, {
        parse: parseSync,
        originsOf: (source) => {
          const entry = entryOf(file, source);
          return entry === undefined ? undefined : originsOf(entry);
        },
        sourceOf: (target) => `./${path.posix.relative(path.posix.dirname(file), target)}`,
      })
    : null;
  const found = readImports(file, direct ?? text);
  directImports.set(file, found);
  return found;
}

function importsOfStyles(text: string): string[] {
  const sources = text.matchAll(/(?:@import\s+|\bfrom\s+|url\(\s*)['"]?([^'")\s;]+)/g);
  return [...sources].map(([, source = '']) => source).filter((source) => source.startsWith('.'));
}

function importsOfModule(file: string, text: string): string[] {
  const sources: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(visit);
    } else if (isObject(node)) {
      sources.push(...literals(node['source']));
      if (isGlobCall(node)) sources.push(...literals(node['arguments']).filter(isTaken));
      Object.values(node).forEach(visit);
    }
  };
  visit(parseSync(file, text).program);
  return sources;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** import.meta.glob(…) */
const isGlobCall = ({ type, callee }: Record<string, unknown>): boolean =>
  type === 'CallExpression' &&
  isObject(callee) &&
  isObject(callee['object']) &&
  callee['object']['type'] === 'MetaProperty';

/** A glob that begins with an exclamation mark leaves files out. */
const isTaken = (glob: string): boolean => !glob.startsWith('!');

function literals(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literals);
  if (!isObject(node)) return [];
  if (node['type'] === 'ArrayExpression') return literals(node['elements']);
  return typeof node['value'] === 'string' ? [node['value']] : [];
}
