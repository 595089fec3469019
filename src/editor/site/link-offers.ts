import { blockDefinitions } from '../../../schema/blocks/index.ts';
import { fieldsOf, metaOf } from '../../../schema/fields/field.ts';
import { asAnchor, asName } from '../../../schema/fields/name.ts';
import type { EditOp, Value } from '../../content/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { addressOfFile } from '../../site/index.ts';
import { languageAt, languageOf } from './site-language.ts';
import type { Session } from '../session/index.ts';
import type { ListedOption } from '../ui/index.ts';
import { entriesAt, pageFileAt, pageFiles, pageOffer, pageTitle, textIn } from './site-offers.tsx';
import { valueOf } from './value-of.ts';

export type FileOp = { file: string; op: EditOp };

/** A possible link target; `ops` are the changes that it needs, such as adding an anchor. */
type LinkOffer = ListedOption & { ops?: FileOp[] };

export const linkKinds = ['page', 'outside', 'contact', 'download', 'address'] as const;
export type LinkKind = (typeof linkKinds)[number];

export function linkOffers(session: Session, kind: LinkKind): LinkOffer[] {
  const settings = valueOf(session, 'site.yaml');
  const language = languageOf(session);
  switch (kind) {
    case 'page':
      return pageFiles(session).flatMap((file) => [
        pageOffer(session, file),
        ...partsOf(session, file),
      ]);
    case 'outside':
      return outside(settings, language).filter(({ note = '' }) => !isDownload(note));
    case 'download':
      return [
        ...session.attachments().map(({ name, title }) => ({
          value: `files/${name}`,
          label: title ?? name,
          language,
          note: `files/${name}`,
        })),
        ...outside(settings, language).filter(({ note = '' }) => isDownload(note)),
      ];
    case 'contact':
      return entriesAt(settings, 'contacts').flatMap(([name, contact]) =>
        (['phone', 'whatsapp', 'email'] as const).flatMap((means) => {
          const target = textIn(contact, means);
          if (target === null) return [];
          const shown = means === 'whatsapp' ? `WhatsApp ${target}` : target;
          const label = [textIn(contact, 'label') ?? name, shown].join(', ');
          return [{ value: `${means}:${name}`, label, language }];
        }),
      );
    case 'address':
      return [];
  }
}

/** The label of a link's target, found without listing all pages; undefined if there is no such target. */
export function labelOfLink(session: Session, to: string): string | undefined {
  const [address = ''] = to.split('#', 1);
  const file = address === '' ? undefined : pageFileAt(session, address);
  if (file !== undefined && address === to) return pageTitle(session, file);
  const offers =
    file === undefined
      ? (['outside', 'contact', 'download'] as const).flatMap((kind) => linkOffers(session, kind))
      : partsOf(session, file);
  return offers.find((offer) => offer.value === to)?.label;
}

const outside = (settings: Value | undefined, language: string): LinkOffer[] =>
  entriesAt(settings, 'outside').map(([name, link]) => ({
    value: name,
    label: textIn(link, 'label') ?? name,
    language,
    note: textIn(link, 'address') ?? '',
  }));

const isDownload = (address: string): boolean =>
  /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|zip|epub|csv|mp3|mp4)(?:[?#]|$)/i.test(address);

/** The anchors on a page: each block with a heading. A block without an anchor gets one. */
function partsOf(session: Session, file: string): LinkOffer[] {
  const blocks = valueAt(valueOf(session, file), ['blocks']);
  if (!Array.isArray(blocks)) return [];
  const usedAnchors = new Set(blocks.map((block) => textIn(block, 'anchor')));
  return blocks.flatMap((block, index): LinkOffer[] => {
    const heading = headingIn(block);
    const definition = blockDefinitions.get(textIn(block, 'type') ?? '');
    const isOfPage = index === 0 && definition?.isPageHeading === true;
    if (heading === null || !definition || isOfPage) return [];
    const existing = textIn(block, 'anchor');
    const anchor = existing ?? freeName(asAnchor(heading).slice(0, 50), usedAnchors);
    usedAnchors.add(anchor);
    const value = `${addressOfFile(file)}#${anchor}`;
    const order = [...(fieldsOf(definition.schema)?.keys() ?? [])];
    const path = ['blocks', index, 'anchor'];
    return [
      {
        value,
        label: heading,
        language: languageAt(session, file, ['blocks', index]),
        note: value,
        isInner: true,
        ...(existing === null
          ? { ops: [{ file, op: { op: 'set', path, value: anchor, order } }] }
          : {}),
      },
    ];
  });
}

function headingIn(block: Value): string | null {
  const schema = blockDefinitions.get(textIn(block, 'type') ?? '')?.schema;
  const fields = schema && fieldsOf(schema);
  const [name] = [...(fields ?? [])].find(([, field]) => metaOf(field).isHeading) ?? [];
  return name === undefined ? null : textIn(block, name);
}

function freeName(name: string, usedNames: ReadonlySet<string | null>): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`;
    if (!usedNames.has(free)) return free;
  }
}

/** The link to a typed URL, and the settings it needs. */
export function linkToAddress(
  session: Session,
  { address, label }: { address: string; label: string },
): Target | null {
  const url = urlOf(address.includes('://') ? address : `https://${address}`);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  // An address of the editor is that of its page.
  if (url.host === location.host) return { to: pagePart(url), ops: [], label };
  if (!/\.\p{L}{2,}$/u.test(url.hostname)) return null;
  // Nobody may read or change the data on the way.
  url.protocol = 'https:';
  const settings = valueOf(session, 'site.yaml');
  const siteUrl = urlOf(String(valueAt(settings, ['address']) ?? ''));
  const words = label.trim() === '' ? url.hostname.replace(/^www\./, '') : label.trim();
  // A URL of this site is a link to its page.
  if (siteUrl && siteUrl.host === url.host) return { to: pagePart(url), ops: [], label: words };
  const existing = entriesAt(settings, 'outside').find(
    ([, link]) => urlOf(textIn(link, 'address') ?? '')?.href === url.href,
  );
  if (existing) return { to: existing[0], ops: [], label: textIn(existing[1], 'label') ?? words };
  const names = new Set(entriesAt(settings, 'outside').map(([name]) => name));
  const to = freeName(asName(words).slice(0, 50), names);
  const value = { label: words.slice(0, 80), address: url.href };
  return {
    to,
    ops: [{ file: 'site.yaml', op: { op: 'set', path: ['outside', to], value } }],
    label: words,
  };
}

/** The path of an address of the site, without what the editor adds to it. */
function pagePart({ pathname, search, hash, searchParams }: URL): string {
  const isOfEditor = searchParams.has('edit') || searchParams.has('in-editor');
  return pathname + (isOfEditor ? '' : search) + hash;
}

type Target = { to: string; ops: FileOp[]; label: string };

/**
 * The link that a typed or pasted text means: to a page by its title, to a website, a mailbox or a telephone. What is
 * new gets an entry in the settings. Null if the text is a link as it is written in files, or none at all.
 */
export function linkFromTyped(session: Session, typed: string): Target | null {
  const text = typed.trim();
  if (text === '' || /^(?:[/#]|(?:phone|email|whatsapp):)/.test(text)) return null;
  const isName = entriesAt(valueOf(session, 'site.yaml'), 'outside').some(
    ([name]) => name === text,
  );
  if (isName) return null;
  const page = pageFiles(session).find(
    (file) => pageTitle(session, file).toLowerCase() === text.toLowerCase(),
  );
  if (page !== undefined) {
    return { to: addressOfFile(page), ops: [], label: pageTitle(session, page) };
  }
  return linkFromElsewhere(session, { address: text, label: '' });
}

const mailbox = /^(?:mailto:)?([^\s@/:?]+@[^\s@/:?]+\.\p{L}{2,})(?:\?.*)?$/iu;
const number = /^(?:tel:)?(\+?\d[\d ()/-]{5,20}\d)$/i;

/** The link to a pasted address: of a mailbox, a telephone or a website. Null if it is none of these. */
export function linkFromElsewhere(
  session: Session,
  { address, label }: { address: string; label: string },
): Target | null {
  const [, mail] = mailbox.exec(address) ?? [];
  if (mail !== undefined) return linkToContact(session, 'email', mail, nameOfMailbox);
  const [, digits] = number.exec(address) ?? [];
  if (digits !== undefined) return linkToContact(session, 'phone', digits, digitsOf);
  return linkToAddress(session, { address, label });
}

/** The link to the contact with a number or mailbox; one that no contact has becomes a contact. */
function linkToContact(
  session: Session,
  means: 'phone' | 'email',
  target: string,
  same: (text: string) => string,
): Target {
  const contacts = entriesAt(valueOf(session, 'site.yaml'), 'contacts');
  const existing = contacts.find(
    ([, contact]) => same(textIn(contact, means) ?? '') === same(target),
  );
  if (existing) {
    const [name, contact] = existing;
    return { to: `${means}:${name}`, ops: [], label: textIn(contact, 'label') ?? target };
  }
  const name = freeName(
    asName(means === 'phone' ? `number ${target}` : target).slice(0, 50),
    new Set(contacts.map(([one]) => one)),
  );
  const value = { label: target, [means]: target };
  return {
    to: `${means}:${name}`,
    ops: [{ file: 'site.yaml', op: { op: 'set', path: ['contacts', name], value } }],
    label: target,
  };
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const nameOfMailbox = (address: string): string => address.trim().toLowerCase();

function urlOf(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

export function kindOfLink(session: Session, to: string): LinkKind {
  if (/^(?:phone|email|whatsapp):/.test(to)) return 'contact';
  if (to === '' || /^[/#]/.test(to)) return 'page';
  const isFile = linkOffers(session, 'download').some(({ value }) => value === to);
  if (isFile) return 'download';
  return labelOfLink(session, to) === undefined ? 'page' : 'outside';
}
