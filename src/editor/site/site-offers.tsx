import { dataKindOf } from '../../../schema/data-kinds.ts';
import { fieldsOf } from '../../../schema/fields/field.ts';
import { iconNames } from '../../../schema/fields/icon.ts';
import { themeSchema } from '../../../schema/theme.ts';
import { dataName, isValueObject, type Value } from '../../content/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { addressKey, addressOfFile } from '../../site/index.ts';
import { Icon } from '../../layout/index.ts';
import { languageOf, languageOfFile } from './site-language.ts';
import type { Session } from '../session/index.ts';
import { valueOf } from './value-of.ts';
import { labelOf } from '../words/index.ts';
import { type ListedOption, ColourSample, PatternSample } from '../ui/index.ts';

export type OfferedKind =
  | 'page'
  | 'icon'
  | 'contact'
  | 'destination'
  | 'option'
  | 'pattern'
  | 'tile'
  | 'site-map-group'
  | 'data'
  | 'data-list'
  | 'palette-colour';

/** What a field of a kind can refer to, with previews: on the whole site, and in the given file. */
export function siteOffers(session: Session, kind: OfferedKind, file?: string): ListedOption[] {
  const settings = valueOf(session, 'site.yaml');
  const theme = valueOf(session, 'theme.yaml');
  const language = languageOf(session);
  switch (kind) {
    case 'page':
      return pageFiles(session).map((one) => pageOffer(session, one));
    case 'icon':
      return iconNames.map((name) => ({
        value: name,
        label: name.replaceAll('-', ' '),
        sample: <Icon name={name} />,
      }));
    case 'contact':
      return entriesAt(settings, 'contacts').map(([name, contact]) => ({
        value: name,
        label: textIn(contact, 'label') ?? name,
        language,
        note: [textIn(contact, 'phone'), textIn(contact, 'email')]
          .filter((one) => one !== null)
          .join(' · '),
      }));
    case 'destination':
      return entriesAt(settings, 'forms').map(([name, destination]) => ({
        value: name,
        label: name,
        note: textIn(destination, 'service') ?? '',
      }));
    case 'option':
      return file === undefined
        ? []
        : optionsOfPage(valueOf(session, file)).map((one) => ({
            ...one,
            language: languageOfFile(session, file),
          }));
    case 'pattern':
      return entriesAt(theme, 'patterns').map(([name, pattern]) =>
        patternOffer(theme, name, pattern),
      );
    case 'tile':
      return entriesAt(theme, 'tiles').map(([name, rows]) => ({
        value: name,
        label: nameWords(name),
        sample: (
          <PatternSample
            ground="var(--e-soft)"
            thread="var(--e-text)"
            rows={Array.isArray(rows) ? rows.map(String) : []}
          />
        ),
      }));
    case 'palette-colour':
      return entriesAt(theme, 'palette').map(([name, colour]) => ({
        value: name,
        label: nameWords(name),
        note: [String(colour), ...rolesOf(theme, name)].join(' · '),
        sample: <ColourSample colour={String(colour)} />,
      }));
    case 'site-map-group': {
      const groups = valueAt(settings, ['siteMap', 'groups']);
      return (Array.isArray(groups) ? groups : [])
        .map(String)
        .map((one) => ({ value: one, label: one, language }));
    }
    case 'data':
    case 'data-list':
      return session
        .files()
        .filter((one) => one.startsWith('data/') && isOfKind(valueOf(session, one), kind))
        .map((one) => ({
          value: dataName(one),
          label: textIn(valueOf(session, one) ?? '', 'title') ?? dataName(one),
          language,
        }));
  }
}

/** The target of a field's value, found without listing all pages; undefined if there is none. */
export const siteOffer = (
  session: Session,
  kind: OfferedKind,
  value: string,
  file?: string,
): ListedOption | undefined =>
  kind === 'page'
    ? pageOfferAt(session, value)
    : siteOffers(session, kind, file).find((offer) => offer.value === value);

export const pageOffer = (session: Session, file: string): ListedOption => ({
  value: addressOfFile(file),
  label: pageTitle(session, file),
  language: languageOfFile(session, file),
  note: addressOfFile(file),
});

function pageOfferAt(session: Session, address: string): ListedOption | undefined {
  const file = pageFileAt(session, address);
  return file === undefined ? undefined : pageOffer(session, file);
}

/** The files of pages sorted by address, and by address and by its key. */
type PageIndex = {
  files: readonly string[];
  byAddress: ReadonlyMap<string, string>;
  byKey: ReadonlyMap<string, string>;
};

/** By the list of files, which stays the same until one is created or deleted: no key searches all pages. */
const indexes = new WeakMap<readonly string[], PageIndex>();

function pageIndex(session: Session): PageIndex {
  const all = session.files();
  const earlier = indexes.get(all);
  if (earlier) return earlier;
  const pages = all
    .filter((file) => file.startsWith('pages/'))
    .map((file) => [addressOfFile(file), file] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const index = {
    files: pages.map(([, file]) => file),
    byAddress: new Map(pages),
    byKey: new Map(pages.map(([address, file]) => [addressKey(address), file])),
  };
  indexes.set(all, index);
  return index;
}

/** The file of the page at an address, as addresses are written. */
export const pageFileAt = (session: Session, address: string): string | undefined =>
  pageIndex(session).byAddress.get(address);

/** The file of the page at an address however it is written: /Fees/ is /fees. */
export const pageFileLike = (session: Session, address: string): string | undefined =>
  pageIndex(session).byKey.get(addressKey(address));

const isOfKind = (value: Value | undefined, kind: 'data' | 'data-list'): boolean =>
  (dataKindOf(value) === 'list') === (kind === 'data-list');

/** The items of a page's blocks that have an anchor. */
const optionsOfPage = (page: Value | undefined): { value: string; label: string }[] =>
  listAt(page, 'blocks')
    .flatMap((block) => listAt(block, 'items'))
    .flatMap((item) => {
      const value = textIn(item, 'anchor');
      return value === null ? [] : [{ value, label: textIn(item, 'title') ?? value }];
    });

function listAt(root: Value | undefined, field: string): readonly Value[] {
  const found = valueAt(root, [field]);
  return Array.isArray(found) ? found : [];
}

/** The files of pages, sorted by address. */
export const pageFiles = (session: Session): readonly string[] => pageIndex(session).files;

/** The title of a page, or else its address. */
export function pageTitle(session: Session, file: string): string {
  const title = valueAt(valueOf(session, file), ['title']);
  return typeof title === 'string' && title !== '' ? title : addressOfFile(file);
}

export function entriesAt(root: Value | undefined, field: string): [string, Value][] {
  const record = valueAt(root, [field]);
  return isValueObject(record) ? Object.entries(record) : [];
}

/** A text field of an object; null if there is none. */
export const textIn = (value: Value, field: string): string | null => {
  const text = isValueObject(value) ? value[field] : undefined;
  return typeof text === 'string' ? text : null;
};

const nameWords = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

function patternOffer(theme: Value | undefined, name: string, pattern: Value): ListedOption {
  const colours = new Map(entriesAt(theme, 'palette'));
  const colourOf = (field: string) => {
    const text = textIn(pattern, field) ?? '';
    return String(colours.get(text) ?? text);
  };
  const tiles = entriesAt(theme, 'tiles');
  const [, rows] = tiles.find(([tile]) => tile === textIn(pattern, 'tile')) ?? tiles[0] ?? [];
  return {
    value: name,
    label: nameWords(name),
    sample: (
      <PatternSample
        ground={colourOf('ground')}
        thread={colourOf('thread')}
        rows={Array.isArray(rows) ? rows.map(String) : []}
      />
    ),
  };
}

/** What a colour of the palette is used for: the labels of its roles. */
function rolesOf(theme: Value | undefined, colour: string): string[] {
  const roles = fieldsOf(themeSchema)?.get('roles');
  const fields = roles && fieldsOf(roles);
  return entriesAt(theme, 'roles')
    .filter(([, one]) => one === colour)
    .map(([name]) => {
      const role = fields?.get(name);
      return role ? labelOf(role) : name;
    });
}
