import { parseSync } from 'vite';

/** What a file takes from others, as it is written there: types, lazy imports, globs and stylesheets included. */
export function readImports(file: string, text: string): string[] {
  return file.endsWith('.css') ? importsOfStyles(text) : importsOfModule(file, text);
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
