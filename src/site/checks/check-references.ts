import {
  type DiagnosticCode,
  type Diagnostic,
  type Explanation,
  offerNames,
  phrase,
  say,
  type Message,
  nearNames,
} from '../../messages/index.ts';
import { dataKindCalled } from '../../../schema/data-kinds.ts';
import { playerAddress } from '../../../schema/fields/player-address.ts';
import type { CheckInput } from './check-input.ts';
import { listsInTexts } from './check-list-values.ts';
import { textTest } from './check-texts.ts';
import { digestOf } from '../text/lazy-mentions.ts';
import type { FoundName } from '../text/read-mentions.ts';
import { choicesOf } from '../send/page-offers.ts';
import type { SiteTree } from '../site-tree.ts';
import { blockShowing, kindInWords, kindOfBlock, nameOfKind, plainKind } from './data-files.ts';

/** Checks that a name is one of those that exist; `missing` says that it is not. */
function checkName(
  code: DiagnosticCode,
  missing: Message,
  field: string,
  name: string,
  names: readonly string[],
): Explanation | null {
  if (names.includes(name)) return null;
  const near = nearNames(name, names);
  return {
    code,
    message: [...missing, ...offerNames(near)],
    help: names.length > 0 ? say('useOneOf', { names: names.join(', ') }) : say('reference-add'),
    ...(near[0] ? { example: `${field}: ${near[0]}` } : {}),
    suggestions: near,
  };
}

/** Checks names other than links: of patterns, contacts, data files and hosts that may be embedded. */
export function checkReferences({ tree, files, diagnose }: CheckInput): Diagnostic[] {
  const contacts = Object.keys(tree.settings.contacts);
  const forms = Object.keys(tree.settings.forms);
  const hosts = tree.settings.embeds?.hosts ?? [];
  const usedData = new Set<string>();
  const hasNoPatterns = files.theme !== null && !files.theme.theme.patterns;
  let unpatterned = 0;
  const check = (file: string, { kind, dataKind, name, path }: FoundName): Explanation | null => {
    const field = String(path.at(-1));
    switch (kind) {
      case 'pattern':
        if (!files.patterns) return null;
        if (hasNoPatterns) {
          unpatterned += 1;
          return unpatterned === 1 ? noPatterns(name) : null;
        }
        return checkName(
          'no-such-pattern',
          say('theme-noPart', { themePart: phrase('themePart', 'pattern'), name }),
          field,
          name,
          files.patterns,
        );
      case 'contact':
        if (!files.names.contacts) return null;
        return checkName('no-such-contact', say('link-noContact', { name }), field, name, contacts);
      case 'destination':
        return files.names.forms
          ? checkName(
              'no-such-destination',
              say('form-noDestination', { name }),
              field,
              name,
              forms,
            )
          : null;
      case 'option':
        return checkOption(name, file, tree);
      case 'embed':
        return files.names.hosts
          ? (checkSiteEmbed(name, tree) ?? checkEmbed(playerAddress(name), field, hosts))
          : null;
      case 'data':
        usedData.add(name);
        return (
          checkKind(name, dataKind, tree) ??
          checkName('no-such-data', say('data-noFile', { name }), field, name, files.dataNames)
        );
      case 'data-list':
        usedData.add(name);
        return checkName(
          'no-such-data',
          say('data-noFile', { name }),
          field,
          name,
          files.dataNames,
        );
    }
  };
  const diagnostics = files.mentions.flatMap(({ file, mentions }) => {
    const { names } = digestOf(mentions);
    const isRight = (name: (typeof names)[number]) =>
      !(name.kind === 'pattern' && hasNoPatterns) && check(file, { ...name, path: [] }) === null;
    if (names.every(isRight)) return [];
    return mentions.names.flatMap((found) => {
      const explanation = check(file, found);
      return explanation ? [diagnose(file, found.path, explanation)] : [];
    });
  });
  const allRead = files.pageFiles.length === tree.pages.length;
  const test = textTest(files.hasSettings ? tree.settings.name : null);
  const inTexts = allRead ? listsInTexts(files, test) : usedData;
  const unused = allRead
    ? files.dataNames.filter((name) => !usedData.has(name) && !inTexts.has(name))
    : [];
  for (const name of unused) {
    diagnostics.push(
      diagnose(`data/${name}.yaml`, [], {
        code: 'data-unused',
        severity: 'warning',
        message: say('data-unused'),
        help: say('data-useOrRemove'),
      }),
    );
  }
  return diagnostics;
}

/** Checks the name of an option of the page in a file; a page with mistakes may have any. */
function checkOption(name: string, file: string, { pages }: SiteTree): Explanation | null {
  const page = pages.find((one) => one.file === file);
  const names = page ? choicesOf(page).map((choice) => choice.name) : [name];
  if (names.includes(name)) return null;
  const near = nearNames(name, names);
  return {
    code: 'no-such-option',
    message: [...say('option-none', { name }), ...offerNames(near)],
    help:
      names.length > 0
        ? [...say('useOneOf', { names: names.join(', ') }), ...say('option-anchors')]
        : say('option-give'),
    example: `for:\n  - ${near[0] ?? 'online'}`,
    suggestions: near,
  };
}

/** Checks that a data file that is there is of the kind that the field takes. */
function checkKind(
  name: string,
  requested: string | undefined,
  { data }: SiteTree,
): Explanation | null {
  const [found, kind] = [data.get(name), dataKindCalled(requested)];
  if (!found || !kind || nameOfKind(found) === requested) return null;
  const otherKind = kindOfBlock(kind.name);
  return {
    code: 'not-that-data',
    message: say('data-otherKind', { name, dataKind: kindInWords(found), otherKind }),
    help: say('data-nameKind', { otherKind, kind: plainKind(found), block: blockShowing(found) }),
  };
}

/** Reported once, for the first pattern: the theme of the site may have been removed on purpose. */
const noPatterns = (name: string): Explanation => ({
  code: 'no-such-pattern',
  severity: 'warning',
  message: say('pattern-none', { name }),
  help: say('pattern-add', { name }),
  example: `patterns:\n  ${name}:\n    ground: "#0b4636"`,
});

function checkEmbed(address: string, field: string, hosts: readonly string[]): Explanation | null {
  const host = URL.canParse(address) ? new URL(address).host : address;
  if (hosts.includes(host)) return null;
  const near = nearNames(host, hosts);
  return {
    code: 'embed-host',
    message: [...say('web-embedHost', { host }), ...offerNames(near)],
    help: say('web-embedAdd'),
    example: near[0]
      ? `${field}: ${address.replace(host, near[0])}`
      : `embeds:\n  hosts:\n    - ${host}`,
    suggestions: near,
  };
}

/** The name of a host, with or without a scheme; null if it is not one. */
const hostName = (address: string): string | null => {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(whole) ? new URL(whole).hostname.replace(/\.$/, '') : null;
};

/** Refuses to embed the site in itself: a frame from its own host would have the rights of its pages. */
export function checkSiteEmbed(address: string, { settings }: SiteTree): Explanation | null {
  const host = hostName(address);
  if (host === null || host !== hostName(settings.address)) return null;
  return {
    code: 'embed-own',
    message: say('embed-own', { host }),
    help: say('embed-another'),
  };
}
