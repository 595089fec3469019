import type { Fault, FieldPath } from '../problems/problem.ts';
import { anyOf, suggest } from '../problems/suggest.ts';
import type { CheckInput } from './check-site.ts';
import { fault } from './check-site.ts';

type Finding = Omit<Fault, 'file' | 'path' | 'severity'> & Partial<Pick<Fault, 'severity'>>;

/** A name and the things that have such names. */
function checkName(
  code: string,
  what: string,
  field: string,
  name: string,
  names: readonly string[],
  where: string,
): Finding | null {
  if (names.includes(name)) return null;
  const near = suggest(name, names);
  const mended = near[0] ?? names[0];
  return {
    code,
    message: `There is no ${what} called ${name}${where}.${near.length > 0 ? ` Did you mean ${anyOf(near)}?` : ''}`,
    help: names.length > 0 ? `Use one of: ${names.join(', ')}.` : `Add it first.`,
    ...(mended ? { example: `${field}: ${mended}` } : {}),
    suggestions: near,
  };
}

/**
 * Checks names that are no links. In every block, a field called `weave` names a weave, `contact` an office of
 * site.yaml and `embedUrl` an address on a host that may be embedded.
 */
export function checkReferences({ tree, files, parts }: CheckInput): Fault[] {
  const weaves = Object.keys(tree.theme.weaves);
  const contacts = Object.keys(tree.settings.contacts);
  const faults: Fault[] = [];
  const add = (file: string, path: FieldPath, finding: Finding | null) => {
    if (finding) faults.push(fault(file, path, finding));
  };
  for (const { file, value } of files.values) {
    if (file === 'theme.yaml') continue;
    eachField(value, [], (name, text, path) => {
      if (name === 'weave' && files.hasTheme) {
        add(file, path, checkName('no-such-weave', 'weave', name, text, weaves, ' in theme.yaml'));
      }
      if (name === 'contact' && files.hasSettings) {
        add(
          file,
          path,
          checkName('no-such-contact', 'contact', name, text, contacts, ' in site.yaml'),
        );
      }
      if ((name === 'embedUrl' || (name === 'map' && path[0] === 'embeds')) && files.hasSettings) {
        add(file, path, checkEmbed(text, name, tree.settings.embeds?.hosts ?? []));
      }
    });
  }
  for (const { file, path, part } of parts) {
    if (part.part !== 'data') continue;
    add(
      file,
      path,
      checkName(
        'no-such-data',
        'file',
        String(path.at(-1)),
        part.name,
        files.dataNames,
        ' in content/data',
      ),
    );
  }
  const usedData = new Set(parts.flatMap(({ part }) => (part.part === 'data' ? [part.name] : [])));
  const allRead = files.pageFiles.length === tree.pages.length;
  const unused = allRead ? files.dataNames.filter((name) => !usedData.has(name)) : [];
  for (const name of unused) {
    faults.push(
      fault(`data/${name}.yaml`, [], {
        code: 'data-unused',
        severity: 'warning',
        message: 'No page uses this file.',
        help: 'Name it in a block, or remove the file.',
      }),
    );
  }
  return faults;
}

function checkEmbed(address: string, field: string, hosts: readonly string[]): Finding | null {
  if (address.startsWith('http://')) return unencrypted(address, field);
  const host = URL.canParse(address) ? new URL(address).host : address;
  if (hosts.includes(host)) return null;
  const near = suggest(host, hosts);
  return {
    code: 'embed-host',
    message: `Pages may not embed anything from ${host}.${near.length > 0 ? ` Did you mean ${anyOf(near)}?` : ''}`,
    help: 'Correct the address, or list the host under embeds, hosts in site.yaml.',
    example: near[0]
      ? `${field}: ${address.replace(host, near[0])}`
      : `embeds:\n  hosts:\n    - ${host}`,
    suggestions: near,
  };
}

/** An address that anybody on the way can read and change. */
export const unencrypted = (address: string, field: string): Finding => ({
  code: 'unencrypted-address',
  message: 'This address begins with http://, so what is sent can be read on the way.',
  help: 'Write https:// instead. If the address then does not open, ask its owner.',
  example: `${field}: ${address.replace(/^http:/, 'https:')}`,
});

/** Visits every field that holds a text, parts left out. */
function eachField(
  value: unknown,
  path: FieldPath,
  visit: (name: string, text: string, path: FieldPath) => void,
): void {
  if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => eachField(item, [...path, index], visit));
  } else if (typeof value === 'object' && value !== null && !('part' in value)) {
    for (const [name, item] of Object.entries(value)) {
      if (typeof item === 'string') visit(name, item, [...path, name]);
      else eachField(item, [...path, name], visit);
    }
  }
}
