import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { engineRoot } from '../system/roots.ts';
import type { Origins } from './entry-origins.ts';

/** A package whose code is in a bundle, with its licence text if it has one. */
export type BundledPackage = { name: string; version: string; text?: string };

/** Scripts for browsers, which lie in one folder: on a site too, so that they import each other by their names. */
export type Scripts = {
  /** What each file imports, at once and on demand. */
  files: Readonly<Record<string, { now: readonly string[]; later: readonly string[] }>>;
  /** The files of what a site's own blocks import, by the source of a module, or the name of an entry. */
  modules: Readonly<Record<string, string>>;
};

/** The scripts of every page, and those of islands. */
export type VisitorScripts = Scripts & {
  script: string;
  /** The files that an island needs besides the script: any, and those of the engine by their type. */
  hydration: readonly string[];
  islandScripts: Readonly<Record<string, readonly string[]>>;
  /** The packages whose code is in the scripts. */
  packages: readonly BundledPackage[];
  /** The source files whose code is in the scripts, relative to the engine's folder. */
  sources: readonly string[];
};

/** A script that a document or a worker of the editor starts with. */
export type EditorEntry = 'editor' | 'web' | 'served' | 'engine';

/** The editor's scripts. */
export type EditorScripts = Scripts & {
  entries: Readonly<Record<EditorEntry, string>>;
  /** What the editor of `npm start` loads before a page can be edited, which browsers else find one after another. */
  ofPage: readonly string[];
};

/** What the code of a site needs to know of the engine. */
export type PublicEntries = {
  origins: Origins;
  /** How many class names the engine has. */
  classNames: number;
};

/**
 * The parts of the built engine, each in a folder: `commands`; `visitors`, in as few files as possible; `open`, the same
 * scripts with a file for each module that a site's own islands may import, and what `npm start` adds to pages; `editor`.
 */
export type EnginePart = 'commands' | 'visitors' | 'open' | 'editor';

/** A file of the built engine. In the engine's repository, its part is built when it is first needed. */
export function builtFile(part: EnginePart, ...names: string[]): string {
  const engine = process.env['ENGINE_BUILT'] ?? '';
  const folder = path.join(engine, part);
  if (!existsSync(folder)) {
    const builder = path.join(engineRoot, 'scripts', 'build-engine.mjs');
    spawnSync(process.execPath, [builder, engine, part], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return path.join(folder, ...names);
}

/** What a JSON file of the built engine contains. */
export const builtJson = <T>(part: EnginePart, name: string): T =>
  JSON.parse(readFileSync(builtFile(part, name), 'utf8'));

export const visitorScripts = (part: 'visitors' | 'open'): VisitorScripts =>
  builtJson(part, 'scripts.json');

export const editorScripts = (): EditorScripts => builtJson('editor', 'scripts.json');

export const publicEntriesOfEngine = (): PublicEntries => builtJson('commands', 'entries.json');

/** Some files and all that they import at once, in the order in which browsers would find them. */
export function loadedAtOnce(files: Scripts['files'], first: readonly string[]): string[] {
  const loaded = new Set<string>();
  const add = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    files[file]?.now.forEach(add);
  };
  first.forEach(add);
  return [...loaded];
}

/** Some files and all that they may ever import. */
export function everLoaded(files: Scripts['files'], first: readonly string[]): string[] {
  const loaded = new Set(first);
  // Iterating over a set includes items that are added meanwhile.
  for (const file of loaded) {
    const { now = [], later = [] } = files[file] ?? {};
    for (const imported of [...now, ...later]) loaded.add(imported);
  }
  return [...loaded];
}
