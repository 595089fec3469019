import type { DataDocument } from '../../schema/data-kinds.ts';
import type { SiteSettings } from '../../schema/site.ts';
import type { Theme } from '../../schema/theme.ts';
import type { Diagnostic } from '../messages/index.ts';
import type { FileMentions, InvalidPageFile, PageFile } from '../site/index.ts';
import type { CheckedFile } from './check-file.ts';

/** The files of a site after each was checked on its own. Invalid files are missing from the values. */
export type FilesByKind = {
  diagnostics: Diagnostic[];
  settings: SiteSettings | null;
  theme: Theme | null;
  pages: PageFile[];
  invalidPages: InvalidPageFile[];
  data: Map<string, DataDocument>;
  mentions: FileMentions[];
};

/** The initial state, before any file has been checked. */
export const noFiles = (documents: readonly string[]): FilesByKind => ({
  diagnostics: [],
  settings: null,
  // The theme is optional; one that cannot be read is not the same as none.
  theme: documents.includes('theme.yaml') ? null : {},
  pages: [],
  invalidPages: [],
  data: new Map(),
  mentions: [],
});

/** Adds a checked file; `hash` is the hash of its bytes. */
export function addFile(
  files: FilesByKind,
  file: string,
  { content, diagnostics, mentions, invalidPage }: Omit<CheckedFile, 'repaired'>,
  hash?: string,
): void {
  files.diagnostics.push(...diagnostics);
  if (mentions) files.mentions.push({ file, mentions });
  if (invalidPage) files.invalidPages.push({ file, ...invalidPage });
  switch (content?.kind) {
    case 'page':
      files.pages.push({ file, document: content.document, hash });
      break;
    case 'data':
      files.data.set(dataName(file), content.document);
      break;
    case 'site':
      files.settings = content.document;
      break;
    case 'theme':
      files.theme = content.document;
      break;
    case undefined:
  }
}

/** The name by which blocks refer to a file in content/data. */
export const dataName = (file: string): string => file.replace(/^data\/|\.yaml$/g, '');
