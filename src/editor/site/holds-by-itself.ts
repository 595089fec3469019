import { defaultOf, metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { FieldPath } from '../../messages/index.ts';
import { addressOfFile } from '../../site/index.ts';
import type { Value } from '../../content/index.ts';
import type { Session } from '../session/index.ts';
import { currentWords, fill } from '../words/index.ts';
import { kindOfLink } from './link-offers.ts';
import { pageFileAt, pageFiles } from './site-offers.tsx';

type Location = { session: Session; file: string; root: Value; path: FieldPath };

/** What a yes or no means while it is left out, and the reason if it depends on something else. */
export function holdsByItself(
  schema: FieldSchema,
  location: Location,
): { isOn: boolean; because: string | null } {
  const { because } = currentWords().panel;
  const { byItself } = metaOf(schema);
  switch (byItself) {
    case 'below': {
      const isOn = isBelow(location);
      return { isOn, because: isOn ? because.below : because.notBelow };
    }
    case 'deep': {
      const isOn = hasTwoLevels(location);
      return { isOn, because: isOn ? because.deep : because.notDeep };
    }
    case 'outside': {
      const to = valueAt(location.root, [...location.path.slice(0, -1), 'to']);
      if (typeof to !== 'string') return { isOn: false, because: null };
      const isOn = ['outside', 'download'].includes(kindOfLink(location.session, to));
      return { isOn, because: isOn ? because.outside : because.notOutside };
    }
    case 'room':
      return { isOn: false, because: roomInMenu(location) };
    default:
      return { isOn: byItself ?? defaultOf(schema) === true, because: null };
  }
}

/** How many pages of a section the menu shows, and whether this one is among them; null where it shows all. */
function roomInMenu({ session, file }: Location): string | null {
  const { inRoom, outOfRoom } = currentWords().panel.because;
  const menu = session.state.menus.find(({ listed }) => listed.includes(file));
  if (!menu) return null;
  const { label, listed, shown } = menu;
  return fill(shown.includes(file) ? inRoom : outOfRoom, {
    shown: shown.length,
    count: listed.length,
    section: label,
  });
}

/** Whether a page belongs under a parent: the page that it names, or the page of a folder around it. */
function isBelow({ session, file, root }: Location): boolean {
  if (valueAt(root, ['listing', 'parent']) !== undefined) return true;
  const steps = addressOfFile(file).split('/');
  return steps.some((_, end) => end > 1 && pageFileAt(session, steps.slice(0, end).join('/')));
}

function hasTwoLevels(location: Location): boolean {
  const inside = `${addressOfFile(location.file)}/`;
  return (
    !isBelow(location) &&
    pageFiles(location.session).some((one) => {
      const address = addressOfFile(one);
      return address.startsWith(inside) && address.slice(inside.length).includes('/');
    })
  );
}
