import type { EditorRuntime } from '../runtime.ts';
import { elementIds } from '../../site/index.ts';
import { iconId } from '../../layout/index.ts';

export async function showIcons(
  document: Document,
  names: readonly string[],
  readIcons: EditorRuntime['readIcons'],
): Promise<void> {
  const missing = names.filter((name) => !document.getElementById(iconId(name)));
  const html = missing.length === 0 ? null : await readIcons(missing);
  if (html !== null) addIcons(document, new DOMParser().parseFromString(html, 'text/html'));
}

/** Adds the icons of another document that the page lacks. */
export function addIcons(document: Document, from: Document): void {
  const sprite = document.querySelector(`#${elementIds.pageIcons} svg`);
  for (const shape of from.querySelectorAll(`svg [id^="${iconId('')}"]`)) {
    if (!document.getElementById(shape.id)) sprite?.append(document.importNode(shape, true));
  }
}
