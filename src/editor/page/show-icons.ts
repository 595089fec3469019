import type { EditorRuntime } from '../runtime.ts';
import { elementIds } from '../../site/index.ts';
import { iconId } from '../../layout/index.ts';

export async function showIcons(
  document: Document,
  names: readonly string[],
  readIcons: EditorRuntime['readIcons'],
): Promise<void> {
  const sprite = document.querySelector(`#${elementIds.pageIcons} svg`);
  const missing = names.filter((name) => !document.getElementById(iconId(name)));
  if (!sprite || missing.length === 0) return;
  const html = await readIcons(missing);
  if (html === null) return;
  const added = new DOMParser().parseFromString(html, 'text/html');
  for (const shape of added.querySelectorAll('[id]')) {
    sprite.append(document.importNode(shape, true));
  }
}
