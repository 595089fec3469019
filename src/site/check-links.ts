import type { Fault, FieldPath } from '../problems/problem.ts';
import { anyOf, suggest } from '../problems/suggest.ts';
import { addressKey, addressOfFile, splitAddress } from './addresses.ts';
import type { CheckInput } from './check-site.ts';
import { fault } from './fault.ts';
import { findPage, readLink } from './links.ts';
import type { Page, SiteTree } from './site-tree.ts';

type Finding = Omit<Fault, 'file' | 'path' | 'severity'> & Partial<Pick<Fault, 'severity'>>;

/** What links are checked against. */
export type LinkContext = {
  tree: SiteTree;
  pages: ReadonlyMap<string, Page>;
  hasSettings: boolean;
  /** Addresses of all page files, good and bad. */
  addresses: ReadonlyMap<string, string>;
  /** Those addresses exactly as their files spell them. */
  spellings: ReadonlySet<string>;
};

/** The default of the countdown's button, which is no page of a site that never made one (decisions, Routes). */
const countdownDefault = '/grade10';

/** Checks every link: those of blocks and settings, and those inside texts. */
export function checkLinks({ tree, files }: CheckInput): Fault[] {
  const addresses = new Map(
    files.pageFiles.map((file) => [addressKey(addressOfFile(file)), addressOfFile(file)]),
  );
  const pages = new Map(tree.pages.map((page) => [page.file, page]));
  const spellings = new Set(files.pageFiles.map(addressOfFile));
  const context: LinkContext = {
    tree,
    pages,
    hasSettings: files.hasSettings,
    addresses,
    spellings,
  };
  return files.mentions.flatMap(({ file, mentions }) =>
    mentions.links.flatMap(({ to, path, inText }) => {
      const finding = checkLink(to, file, path, context);
      if (!finding) return [];
      if (!inText) return [fault(file, path, finding)];
      const example = finding.example?.startsWith('outside:')
        ? finding.example
        : finding.example && `[…](${finding.example.replace(/^\S+: /, '').replaceAll('"', '')})`;
      return [fault(file, path, { ...finding, within: to, example })];
    }),
  );
}

function checkLink(
  to: string,
  file: string,
  path: FieldPath,
  context: LinkContext,
): Finding | null {
  const target = readLink(to);
  const finding = ((): Finding | null => {
    switch (target.kind) {
      case 'page':
        return checkPageLink(target.address, target.anchor, path, context);
      case 'anchor': {
        const page = context.pages.get(file);
        if (page) return checkAnchor(page, target.anchor, '', path);
        return file.startsWith('pages/') ? null : noPageBeforeAnchor(to, path);
      }
      case 'outside':
        return context.hasSettings ? checkName(target.name, path, context) : null;
      case 'phone':
      case 'email':
        return context.hasSettings
          ? checkContact(target.kind, target.contact, path, context)
          : null;
      case 'address':
        return checkAddress(target.address, path, context);
    }
  })();
  return finding;
}

const line = (path: FieldPath, value: string) => {
  const name = path.findLast((step) => typeof step === 'string') ?? 'to';
  return `${name}: ${/^[#*&!@`%|>"'{[]|: |#/.test(value) && !value.startsWith('/') ? `"${value}"` : value}`;
};

const didYouMean = (near: readonly string[]) =>
  near.length > 0 ? ` Did you mean ${anyOf(near)}?` : '';

function checkPageLink(
  address: string,
  anchor: string | null,
  path: FieldPath,
  context: LinkContext,
): Finding | null {
  const { tree, addresses } = context;
  const { path: place, query } = splitAddress(address);
  const rest = (query ? `?${query}` : '') + (anchor === null ? '' : `#${anchor}`);
  const page = findPage(tree, place);
  const canonical = page?.address ?? addresses.get(addressKey(place));
  if (canonical === undefined) return noSuchPage(place, rest, path, context);
  // Two files that claim one address are a fault of their own, which the links to it do not repeat.
  if (canonical !== place && !context.spellings.has(place)) {
    return {
      code: 'address-spelling',
      severity: 'warning',
      message: `The address of this page is ${canonical}. The link says ${place}.`,
      help: `Write ${canonical}. Until then the website corrects it.`,
      example: line(path, canonical + rest),
      fix: canonical + rest,
      suggestions: [canonical],
    };
  }
  return page && anchor !== null ? checkAnchor(page, anchor, page.address, path) : null;
}

function noSuchPage(
  place: string,
  rest: string,
  path: FieldPath,
  { addresses }: LinkContext,
): Finding {
  if (place === countdownDefault && path[0] === 'countdown') {
    return {
      code: 'countdown-default',
      message: `The button of the countdown leads to ${countdownDefault}, and there is no such page.`,
      help: 'Give it a ctaHref: the page or the outside link where applications are made.',
      example: 'ctaHref: enquiry',
    };
  }
  const all = [...addresses.values()];
  const sameEnd = all.filter(
    (one) =>
      one !== '/' &&
      one.endsWith(place.slice(place.lastIndexOf('/')).replace(/\.(html?|php)$/, '')),
  );
  const near = [...new Set([...suggest(place, all), ...sameEnd])].slice(0, 3);
  return {
    code: 'no-such-page',
    message: `There is no page ${place}.${didYouMean(near)}`,
    help:
      near.length > 0
        ? 'Correct the address, or add the page.'
        : `Add the file pages${place}.yaml, or lead the link to another page.`,
    ...(near[0] ? { example: line(path, near[0] + rest) } : {}),
    suggestions: near,
  };
}

/** The places of a page that links can lead to. */
export const anchorsOf = (page: Page): string[] =>
  page.document.blocks.flatMap(({ anchor }) => anchor ?? []);

function checkAnchor(page: Page, anchor: string, before: string, path: FieldPath): Finding | null {
  const anchors = anchorsOf(page);
  if (anchors.includes(anchor)) return null;
  const near = suggest(anchor, anchors);
  const mended = near[0] ?? anchors[0];
  return {
    code: 'no-such-place',
    message: `The page ${page.address} has no place called ${anchor}.${didYouMean(near)}`,
    help:
      anchors.length > 0
        ? `Use one of its places (${anchors.join(', ')}), or give a block of that page the anchor ${anchor}.`
        : `Give a block of that page the anchor ${anchor}, or leave out #${anchor}.`,
    example:
      mended === undefined ? line(path, before || page.address) : line(path, `${before}#${mended}`),
    suggestions: near,
  };
}

const noPageBeforeAnchor = (to: string, path: FieldPath): Finding => ({
  code: 'no-such-place',
  message: `${to} names a place but no page.`,
  help: 'Write the address of the page before it.',
  example: line(path, `/${to}`),
});

function checkName(
  name: string,
  path: FieldPath,
  { tree, addresses }: LinkContext,
): Finding | null {
  const { outside, contacts } = tree.settings;
  if (Object.hasOwn(outside, name)) return null;
  if (/^\S+@\S+\.\S+$/.test(name)) return mailInLink(name, path, tree);
  if (/^\+?[\d ()-]{7,}$/.test(name)) {
    const owner = Object.entries(contacts).find(
      ([, { phone }]) => digits(phone ?? '') === digits(name),
    )?.[0];
    return {
      code: 'number-in-link',
      message: `A link does not hold a telephone number. It names the office that site.yaml lists.`,
      help: 'Write phone, a colon and the name of the office.',
      example: line(path, `phone:${owner ?? 'main'}`),
    };
  }
  const page = addresses.get(addressKey(`/${name}`));
  const near = page ? [page] : suggest(name, Object.keys(outside));
  const isAddress = /^(www\.|[\w-]+(\.[\w-]+)*\.(com|org|net|ke|example)\b)/.test(name);
  return {
    code: 'no-such-name',
    message: `site.yaml lists no outside link called ${name}.${didYouMean(near)}`,
    help: page
      ? 'Write the address of a page with a slash before it.'
      : isAddress
        ? 'List the address under outside in site.yaml, and write its name here.'
        : 'Correct the name, or list it under outside in site.yaml.',
    ...(near[0] ? { example: line(path, near[0]) } : {}),
    suggestions: near,
  };
}

const digits = (phone: string) => phone.replaceAll(/\D/g, '');

function mailInLink(address: string, path: FieldPath, { settings }: SiteTree): Finding {
  const owner = Object.entries(settings.contacts).find(([, { email }]) => email === address)?.[0];
  return {
    code: 'mail-in-link',
    message: 'A link does not hold an e-mail address. It names the office that site.yaml lists.',
    help: 'Write email, a colon and the name of the office.',
    example: line(path, `email:${owner ?? 'main'}`),
  };
}

function checkContact(
  kind: 'phone' | 'email',
  name: string,
  path: FieldPath,
  { tree }: LinkContext,
): Finding | null {
  const { contacts } = tree.settings;
  const contact = Object.hasOwn(contacts, name) ? contacts[name] : undefined;
  const able = Object.keys(contacts).filter((one) => contacts[one]?.[kind] !== undefined);
  if (contact?.[kind] !== undefined) return null;
  if (contact) {
    const word = kind === 'phone' ? 'telephone number' : 'e-mail address';
    return {
      code: 'contact-without',
      message: `The contact ${name} has no ${word} in site.yaml.`,
      help: `Add its ${kind} to site.yaml, or name another contact${able.length > 0 ? ` (${anyOf(able)})` : ''}.`,
      ...(able[0] ? { example: line(path, `${kind}:${able[0]}`) } : {}),
    };
  }
  const near = suggest(name, able);
  const mended = near[0] ?? able[0];
  return {
    code: 'no-such-contact',
    message: `site.yaml lists no contact called ${name}.${didYouMean(near)}`,
    help: `Use one of: ${able.join(', ')}.`,
    ...(mended ? { example: line(path, `${kind}:${mended}`) } : {}),
    suggestions: near,
  };
}

const host = (address: string) => address.replace(/^(https?:)?\/\//i, '').replace(/\/$/, '');

function checkAddress(address: string, path: FieldPath, { tree }: LinkContext): Finding {
  const [scheme = ''] = address.toLowerCase().split(':', 1);
  if (scheme === 'mailto') return mailInLink(address.slice('mailto:'.length), path, tree);
  if (scheme === 'tel') {
    return {
      code: 'number-in-link',
      message: 'A link does not hold a telephone number. It names the office that site.yaml lists.',
      help: 'Write phone, a colon and the name of the office.',
      example: line(path, 'phone:main'),
    };
  }
  if (!['http', 'https'].includes(scheme) && !address.startsWith('//')) {
    return {
      code: 'unsafe-link',
      message: `A link that begins with ${scheme}: is not allowed: it could run a program in the reader's browser.`,
      help: 'Lead the link to a page, or to an outside link of site.yaml.',
      example: line(path, '/fees'),
    };
  }
  const name = Object.entries(tree.settings.outside).find(
    ([, one]) => host(one.address) === host(address),
  )?.[0];
  return {
    code: 'address-in-page',
    message:
      'A page does not hold the whole address of another website. It names an outside link of site.yaml.',
    help: name
      ? `Write the name under which site.yaml lists it: ${name}.`
      : 'List the address once, under outside in site.yaml, and write its name here.',
    example: name
      ? line(path, name)
      : `outside:\n  a-name:\n    label: What it is called\n    address: https://${host(address)}`,
    ...(name ? { fix: name, suggestions: [name] } : {}),
  };
}
