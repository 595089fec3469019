import type { BuiltSite } from '../build-options.ts';
import { codeVersion } from '../cache/cache-file.ts';
import type { ServedSettings } from '../../editor/index.ts';
import { editorAddress } from '../../site/index.ts';
import { writeEditorFiles } from './editor-files.ts';

/** Writes the editor of a server of one's own, at /edit, which saves through the requests of that server. */
export async function writeServedEditor(site: BuiltSite): Promise<void> {
  const { addresses, writeDocument } = await writeEditorFiles(site);
  const settings: ServedSettings = {
    ...addresses,
    api: `${addresses.base}${editorAddress}/api/`,
    document: `${addresses.base}${editorAddress}/`,
    version: codeVersion() ?? '',
  };
  writeDocument('served', settings);
}
