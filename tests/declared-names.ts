import { parseSync } from 'vite';

/** A name, and the offset at which it is declared. */
export type DeclaredName = { name: string; start: number };

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The names that a module declares: variables, parameters, functions, classes, types, and the members of types and
 * classes. Keys of object literals are left out, because types or stored formats declare those.
 */
export function declaredNames(file: string, text: string): DeclaredName[] {
  const found: DeclaredName[] = [];
  const add = (name: unknown): void => {
    if (!isNode(name)) return;
    const { name: written, start } = name;
    if (typeof written === 'string' && typeof start === 'number')
      found.push({ name: written, start });
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    namesOf(node).forEach(add);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, text).program);
  return found;
}

const namesOf = (node: Node): unknown[] => {
  const { type, id, key, local, imported, computed } = node;
  switch (type) {
    case 'VariableDeclarator':
      return bindingsIn(id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'TSDeclareFunction':
    case 'TSEmptyBodyFunctionExpression':
    case 'TSFunctionType':
    case 'TSCallSignatureDeclaration':
      return [id, ...bindingsIn(node['params'])];
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSEnumDeclaration':
      return [id];
    case 'TSTypeParameter':
      return [node['name']];
    case 'CatchClause':
      return bindingsIn(node['param']);
    case 'TSMethodSignature':
      return [computed ? null : key, ...bindingsIn(node['params'])];
    case 'TSPropertySignature':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return computed ? [] : [key];
    case 'ImportSpecifier':
      return isNode(local) && isNode(imported) && local['name'] !== imported['name'] ? [local] : [];
    default:
      return [];
  }
};

/** The names that a pattern binds, at any depth. */
function bindingsIn(pattern: unknown): unknown[] {
  if (Array.isArray(pattern)) return pattern.flatMap(bindingsIn);
  if (!isNode(pattern)) return [];
  switch (pattern['type']) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return bindingsIn(pattern['properties']);
    case 'ArrayPattern':
      return bindingsIn(pattern['elements']);
    case 'Property':
      return bindingsIn(pattern['value']);
    case 'AssignmentPattern':
      return bindingsIn(pattern['left']);
    case 'RestElement':
      return bindingsIn(pattern['argument']);
    case 'TSParameterProperty':
      return bindingsIn(pattern['parameter']);
    default:
      return [];
  }
}

/** The words of a name in small letters: `readHTMLFile` is read, html, file. */
export const wordsIn = (name: string): string[] =>
  name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$3 $2')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
