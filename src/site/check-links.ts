import type { Fault, FieldPath } from '../diagnostics/diagnostic.ts';
import { anyOf, suggest } from '../diagnostics/suggest.ts';
import { addressKey, addressOfFile } from './addresses.ts';
import type { CheckInput } from './check-site.ts';
import { fault } from './fault.ts';
import {
  checkAnchor,
  checkPageLink,
  didYouMean,
  line,
  noPageBeforeAnchor,
  type Finding,
  type LinkContext,
} from './check-page-link.ts';
import { readLink } from './links.ts';
import type { SiteTree } from './site-tree.ts';

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
