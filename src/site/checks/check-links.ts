import { asName } from '../../../schema/fields/name.ts';
import {
  type Diagnostic,
  type Explanation,
  type FieldPath,
  anyName,
  offerNames,
  phrase,
  say,
  nearNames,
} from '../../messages/index.ts';
import { addressKey, addressOfFile } from '../addresses/addresses.ts';
import { createIsEvent } from '../collections/entry-dates.ts';
import { checkAttachmentLink } from './check-attachments.ts';
import type { CheckInput } from './check-input.ts';
import {
  checkAnchor,
  checkPageLink,
  isFile,
  line,
  noPageBeforeAnchor,
  outsideExample,
  type LinkContext,
  type PageTarget,
} from './check-page-link.ts';
import { checkDue, type ScheduledPage } from './check-due.ts';
import { readLink, type ContactKind } from '../addresses/links.ts';
import {
  always,
  isAlways,
  windowsOf,
  type PublishWindow,
  type WindowsOfPage,
} from '../pages/publish-window.ts';
import { wordsOfLink } from './meant-pages.ts';
import { findFormer } from '../addresses/moved-pages.ts';
import { findAnchors } from '../pages/find-anchors.ts';
import { digestOf } from '../text/lazy-mentions.ts';
import type { FoundLink } from '../text/read-mentions.ts';
import type { PageFile, SiteTree } from '../site-tree.ts';

/** Checks every link: those of blocks and settings, and those inside texts. */
export function checkLinks({ tree, files, diagnose }: CheckInput): Diagnostic[] {
  const spellings = new Set([
    ...files.pageFiles.map(addressOfFile),
    ...tree.lists.map(({ address }) => address),
  ]);
  const addresses = new Map(Array.from(spellings, (address) => [addressKey(address), address]));
  const documents = new Map(files.documents.map(({ file, document }) => [file, document]));
  const { day, pages: allPages } = files.schedule;
  const schedules = createSchedules(allPages);
  const anchorsAt = findAnchors(allPages, files.invalidPages);
  const site = {
    tree,
    names: files.names,
    addresses,
    addressList: [...addresses.values()],
    spellings,
    anchorsAt,
    movedTo: findFormer(tree, files.invalidPages),
  };
  return files.mentions.flatMap(({ file, mentions }) => {
    const { targets, menuTargets } = digestOf(mentions);
    if (targets.every(schedules.isLasting) && menuTargets.every(schedules.isLasting)) return [];
    return mentions.links.flatMap((link) => {
      if (schedules.isLasting(link.to)) return [];
      const wordsOf = ({ path, to }: FoundLink) => wordsOfLink(documents.get(file), path, to);
      const schedule = schedules.of(file);
      const window = windowAt(link.path, schedule?.windows);
      const isSound = schedule !== null || !file.startsWith('pages/');
      const explanation =
        (isSound ? checkDue(link, { window, schedule, scheduledAt: schedules.at, day }) : null) ??
        checkLink(link, file, { ...site, wordsOf });
      if (!explanation) return [];
      const within = link.inText ? { within: link.to } : {};
      return [diagnose(file, link.path, { ...explanation, ...within })];
    });
  });
}

/** When pages are on the site, found once for each that somebody asks for. */
type Schedules = {
  /** That of the page in a file; null if there is no valid one. */
  of: (file: string) => ScheduledPage | null;
  /** The page at an address in lower case. */
  at: (key: string) => ScheduledPage | null;
  /** Whether a link is always right, because it leads, spelled like this, to a page without dates. */
  isLasting: (to: string) => boolean;
};

function createSchedules(pages: readonly PageFile[]): Schedules {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const bySpelling = new Map(pages.map((page) => [addressOfFile(page.file), page]));
  const byKey = new Map(Array.from(bySpelling, ([address, page]) => [addressKey(address), page]));
  const isEvent = createIsEvent(pages);
  const found = new Map<PageFile, ScheduledPage>();
  const scheduleOf = (page: PageFile | undefined): ScheduledPage | null => {
    if (page === undefined) return null;
    const schedule = found.get(page) ?? { ...page, windows: windowsOf(page, isEvent) };
    found.set(page, schedule);
    return schedule;
  };
  return {
    of: (file) => scheduleOf(byFile.get(file)),
    at: (key) => scheduleOf(byKey.get(key)),
    isLasting: (to) => {
      const page = bySpelling.get(to);
      // In a link these begin a query or an anchor.
      return page !== undefined && !/[?#]/.test(to) && isAlways(windowsOf(page, isEvent).page);
    },
  };
}

/** When the part of a page that a path leads to is on the site. */
const windowAt = ([first, index]: FieldPath, windows: WindowsOfPage | undefined): PublishWindow =>
  (first === 'blocks' && typeof index === 'number' ? windows?.blocks[index] : windows?.page) ??
  always;

function checkLink(link: FoundLink, file: string, context: LinkContext): Explanation | null {
  const target = readLink(link.to);
  switch (target.kind) {
    case 'page':
      return checkPageLink(target, link, context);
    case 'anchor':
      return file.startsWith('pages/')
        ? checkAnchor(addressOfFile(file), target.anchor, link, context)
        : noPageBeforeAnchor(link);
    case 'file':
      return checkAttachmentLink(target.name, link, context.tree.attachments);
    case 'outside':
      return context.names.outside ? checkName(target.name, link, context) : null;
    case 'phone':
    case 'email':
    case 'whatsapp':
      return context.names.contacts
        ? checkContact(target.kind, target.contact, link, context)
        : null;
    case 'address':
      return checkAddress(target.address, link, context);
  }
}

function checkName(
  name: string,
  link: FoundLink,
  { tree, addresses }: LinkContext,
): Explanation | null {
  const { outside } = tree.settings;
  if (Object.hasOwn(outside, name)) return null;
  if (/^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(name)) return mailInLink(name, link, tree);
  if (/^\+?[\d ()-]{7,}$/.test(name)) return numberInLink(name, link, tree);
  // Some write the path of the page's file instead of its address.
  const path = /^(?:.*\/)?pages\/.*\.yaml$/.test(name)
    ? addressOfFile(name.replace(/^.*?(?=pages\/)/, ''))
    : `/${name}`;
  const page = addresses.get(addressKey(path));
  const near = page ? [page] : nearNames(name, Object.keys(outside));
  const isAddress = /^(www\.|[\w-]+(\.[\w-]+)*\.(com|org|net|ke|example)\b)/.test(name);
  return {
    code: 'no-such-name',
    message: [...say('link-noOutside', { name }), ...offerNames(near)],
    help: page
      ? say('link-slash')
      : isAddress
        ? say('link-addOutside')
        : isIdentifier(name)
          ? say('link-correctName')
          : say('link-addNamed', { name: asName(name) }),
    ...(near[0]
      ? { example: line(link, near[0]) }
      : isAddress || isIdentifier(name)
        ? {}
        : { example: outsideExample('https://…', asName(name)) }),
    suggestions: near,
  };
}

/** Whether site.yaml can have a contact or an outside link of this name. */
const isIdentifier = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,59}$/.test(name);

const digits = (phone: string) => phone.replaceAll(/\D/g, '');

function numberInLink(number: string, link: FoundLink, { settings }: SiteTree): Explanation {
  const owner = Object.entries(settings.contacts).find(
    ([, { phone }]) => digits(phone ?? '') === digits(number),
  )?.[0];
  return {
    code: 'number-in-link',
    message: [...say('link-notPhone'), ...say('link-namesContact')],
    ...namingContact('phone', owner, link, settings),
  };
}

function mailInLink(address: string, link: FoundLink, { settings }: SiteTree): Explanation {
  const owner = Object.entries(settings.contacts).find(([, { email }]) => email === address)?.[0];
  return {
    code: 'mail-in-link',
    message: [...say('link-notMail'), ...say('link-namesContact')],
    ...namingContact('email', owner, link, settings),
  };
}

/** How a link names the contact whose number or address it has; whose it is may be unknown. */
function namingContact(
  kind: 'phone' | 'email',
  owner: string | undefined,
  link: FoundLink,
  { contacts }: SiteTree['settings'],
): Pick<Explanation, 'help' | 'example'> {
  const able = Object.keys(contacts).filter((name) => contacts[name]?.[kind] !== undefined);
  return {
    help:
      able.length > 0
        ? say('link-writeContacts', { kind, any: anyName(able.map((name) => `${kind}:${name}`)) })
        : say('link-writeContact', { kind }),
    ...(owner === undefined ? {} : { example: line(link, `${kind}:${owner}`) }),
  };
}

function checkContact(
  kind: ContactKind,
  name: string,
  link: FoundLink,
  { tree }: LinkContext,
): Explanation | null {
  const { contacts } = tree.settings;
  const contact = Object.hasOwn(contacts, name) ? contacts[name] : undefined;
  const able = Object.keys(contacts).filter((one) => contacts[one]?.[kind] !== undefined);
  if (contact?.[kind] !== undefined) return null;
  if (contact) {
    return {
      code: 'contact-without',
      message: say('link-contactWithout', { name, contactWord: phrase('contactWord', kind) }),
      help:
        able.length > 0
          ? say('link-addContact', { kind, any: anyName(able) })
          : say('link-addContactAlone', { kind }),
    };
  }
  const near = nearNames(name, able);
  return {
    code: 'no-such-contact',
    message: [...say('link-noContact', { name }), ...offerNames(near)],
    help:
      able.length > 0
        ? say('useOneOf', { names: able.join(', ') })
        : say('link-noneAble', { kind }),
    ...(near[0] ? { example: line(link, `${kind}:${near[0]}`) } : {}),
    suggestions: near,
  };
}

const host = (address: string) => address.replace(/^(https?:)?\/\//i, '').replace(/\/$/, '');

/** What a full address names on this website; null where it leads elsewhere, or to a file. */
function pageOfSite(address: string, { tree }: LinkContext): PageTarget | null {
  const ofSite = host(tree.settings.address).toLowerCase();
  const written = address.replace(/^(https?:)?\/\//i, '');
  const rest = written.slice(ofSite.length);
  if (!written.toLowerCase().startsWith(ofSite) || !/^(?:[/?#]|$)/.test(rest)) return null;
  const target = readLink(rest.startsWith('/') ? rest : `/${rest}`);
  return target.kind === 'page' && !isFile(target.address) ? target : null;
}

function checkAddress(address: string, link: FoundLink, context: LinkContext): Explanation {
  const { tree } = context;
  const [scheme = ''] = address.toLowerCase().split(':', 1);
  if (scheme === 'mailto') return mailInLink(address.slice('mailto:'.length), link, tree);
  if (scheme === 'tel') return numberInLink(address.slice('tel:'.length), link, tree);
  if (!['http', 'https'].includes(scheme) && !address.startsWith('//')) {
    return {
      code: 'unsafe-link',
      message: say('link-unsafe', { scheme }),
      help: say('link-toPage'),
    };
  }
  const name = Object.entries(tree.settings.outside).find(
    ([, one]) => host(one.address) === host(address),
  )?.[0];
  const target = name === undefined ? pageOfSite(address, context) : null;
  if (target !== null) {
    const explanation = checkPageLink(target, link, context);
    if (explanation?.code === 'no-such-page') return explanation;
    const page = context.addresses.get(addressKey(target.address)) ?? target.address;
    const hasAnchor =
      target.anchor !== null && checkAnchor(page, target.anchor, link, context) === null;
    const rest = (target.query && `?${target.query}`) + (hasAnchor ? `#${target.anchor}` : '');
    return {
      code: 'address-in-page',
      message: say('link-ownAddress'),
      help: say('link-writeAddress', { address: page + rest }),
      example: line(link, page + rest),
      replaceWith: { text: page + rest },
      suggestions: [page + rest],
    };
  }
  return {
    code: 'address-in-page',
    message: [...say('link-otherSite'), ...say('link-namesOutside')],
    help: name ? say('link-writeName', { name }) : say('link-addOutsideOnce'),
    example: name ? line(link, name) : outsideExample(`https://${host(address)}`),
    ...(name ? { replaceWith: { text: name }, suggestions: [name] } : {}),
  };
}
