import type { ParseResult } from 'vite';

type Module = Pick<ParseResult, 'module'>['module'];

/** What a source file imports at run time: the source, and the imported names; none where only its effects are wanted. */
export const runtimeImports = ({
  staticImports,
}: Module): { source: string; names: (string | null)[] }[] =>
  staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest, entries }) => ({
      source: moduleRequest.value,
      names: entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name),
    }));
