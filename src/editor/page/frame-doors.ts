import { schemaOfFile } from '../../../schema/file-schemas.ts';
import type { FieldPath } from '../../messages/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { elementIds } from '../../site/index.ts';
import { leavesOf } from '../engine/index.ts';
import { valueOf } from '../site/index.ts';
import type { Session } from '../session/index.ts';
import { fileOfLink } from './left-page.ts';

export type Door = { file: string; path: FieldPath };

export const settingsFile = 'site.yaml';

/** The parts of the frame around a page, and the setting behind each. */
const parts: readonly { selector: string; path: FieldPath }[] = [
  { selector: '[data-notice-id]', path: ['notice'] },
  // The countdown stands in the dock.
  { selector: `#${elementIds.countdown}, [data-countdown-to]`, path: ['countdown'] },
  { selector: '[data-dock]', path: ['dock'] },
  { selector: 'footer', path: ['footer'] },
  { selector: 'header', path: ['name'] },
];

/** The button that opens the menu on narrow screens. */
const menuButton = `header [aria-controls="${elementIds.sideMenu}"]`;

/**
 * The field behind a part of the frame around the page: a setting with the same words, or the label of the linked page;
 * or else the setting of the whole part. Null outside these parts.
 */
export function doorOf(session: Session, element: Element): Door | null {
  const part = parts.find(({ selector }) => element.closest(selector));
  if (!part) return null;
  // The menu consists of pages: the settings list where they stand, and lead to them.
  if (element.closest(menuButton)) return { file: settingsFile, path: [] };
  const whole: Door = { file: settingsFile, path: part.path };
  if (part.path[0] === 'notice') return whole;
  const shown = element.closest('a, button, li, p, h2') ?? element;
  const words = wordsOf(shown);
  const name = valueAt(valueOf(session, settingsFile), ['name']);
  // The site's mark shows its name beside other words or a picture, and leads home.
  if (part.selector === 'header' && typeof name === 'string' && words.includes(name)) return whole;
  return settingWith(session, words, part.path) ?? nameOfPage(session, shown, words) ?? whole;
}

export const wordsOf = ({ textContent }: Element): string =>
  textContent.replaceAll(/\s+/g, ' ').trim();

/** The setting with these words; of the same part if there are several. */
function settingWith(session: Session, words: string, [part]: FieldPath): Door | null {
  const root = valueOf(session, settingsFile);
  if (root === undefined || words === '') return null;
  const found = leavesOf(schemaOfFile(settingsFile, root), root).filter(
    ({ value }) => String(value).trim() === words,
  );
  const one = found.find(({ path }) => path.includes(part ?? '')) ?? found[0];
  return one ? { file: settingsFile, path: one.path } : null;
}

/** The name by which the menu and the footer call the linked page. */
function nameOfPage(session: Session, shown: Element, words: string): Door | null {
  const link = shown.closest('a[href]') ?? shown.querySelector('a[href]');
  const file = link ? fileOfLink(session, link) : null;
  if (file === null) return null;
  const root = valueOf(session, file) ?? null;
  const named = leavesOf(schemaOfFile(file, root), root).find(
    ({ path, value }) => path[0] === 'listing' && value === words,
  );
  return { file, path: named?.path ?? ['title'] };
}
