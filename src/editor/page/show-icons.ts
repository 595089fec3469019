import { elementIds, iconId } from '../../ui/element-ids.ts';

/** Adds missing icons to a page. */
export async function showIcons(document: Document, names: readonly string[]): Promise<void> {
  const sprite = document.querySelector(`#${elementIds.pageIcons} svg`);
  const missing = names.filter((name) => !document.getElementById(iconId(name)));
  if (!sprite || missing.length === 0) return;
  const response = await fetch(`/@edit/icons?names=${missing.join(',')}`).catch(() => null);
  if (response?.ok !== true) return;
  const added = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const symbol of added.querySelectorAll('symbol')) {
    sprite.append(document.importNode(symbol, true));
  }
}
