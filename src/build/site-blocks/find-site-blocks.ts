import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { componentNameOf } from '../../../schema/component-name.ts';

/** A block of the site or of the engine: the files in its folder, by their full paths. */
export type SiteBlock = {
  /** The name of its folder, which is its type. */
  type: string;
  schema: string;
  component: string;
  examples: string;
  /** What derives its structured data, or what an island shows of other pages; null if there is no such file. */
  data: string | null;
};

/** The folder of a site's own blocks, beside its content. */
export const blocksFolderOf = (contentDir: string): string =>
  path.join(path.dirname(contentDir), 'blocks');

/** The folder of the blocks of the site that a command works on (--content sets SITE_CONTENT). */
export const currentBlocksFolder = (): string =>
  blocksFolderOf(path.resolve(process.env['SITE_CONTENT'] || 'content'));

/** Whether a block can have this name: small letters and digits, with hyphens between words. */
export const isBlockName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);

/** The folders in the folder of blocks, in the order of their names; none if there is no such folder. */
export function listBlockFolders(folder: string): SiteBlock[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name: type }) => filesOf(path.join(folder, type), type))
    .toSorted((a, b) => (a.type < b.type ? -1 : 1));
}

function filesOf(folder: string, type: string): SiteBlock {
  const data = path.join(folder, 'data.ts');
  return {
    type,
    schema: path.join(folder, 'schema.ts'),
    component: path.join(folder, `${componentNameOf(type)}.tsx`),
    examples: path.join(folder, 'examples.yaml'),
    data: existsSync(data) ? data : null,
  };
}

/** The blocks of a site that can be loaded: those with a schema and a component. */
export const findSiteBlocks = (folder: string): SiteBlock[] =>
  listBlockFolders(folder).filter(
    ({ schema, component }) => existsSync(schema) && existsSync(component),
  );

/** The folder of a site's own rules, beside its blocks. */
export const rulesFolderOf = (blocksFolder: string): string =>
  path.join(path.dirname(blocksFolder), 'rules');

/** The files of a site's own rules, with their names, in their order; none if the site has no rules. */
export const listRuleFiles = (folder: string): { name: string; file: string }[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => /^[a-z][a-z0-9-]*\.ts$/.test(file))
        .toSorted()
        .map((file) => ({ name: file.slice(0, -'.ts'.length), file: path.join(folder, file) }))
    : [];
