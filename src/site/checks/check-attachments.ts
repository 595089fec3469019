import {
  type Diagnose,
  type Diagnostic,
  type Explanation,
  nearNames,
  offerNames,
  say,
} from '../../messages/index.ts';
import {
  attachmentAddress,
  attachmentEndings,
  attachmentIn,
  endingOf,
} from '../addresses/attachments.ts';
import type { Attachments } from '../values/attachment.ts';
import type { FoundLink } from '../text/read-mentions.ts';
import type { CheckInput } from './check-input.ts';
import { hasAllPages } from './check-input.ts';
import { line } from './check-page-link.ts';

/** Checks that every file in files/ is used, has a kind that visitors can open, and an address of its own. */
export function checkAttachments(input: CheckInput): Diagnostic[] {
  const { tree, diagnose } = input;
  const names = [...tree.attachments.keys()];
  if (names.length === 0) return [];
  const used = new Set(
    input.files.mentions.flatMap(({ mentions }) =>
      mentions.links.map(({ to }) => attachmentIn(to)),
    ),
  );
  const areAllRead = hasAllPages(input) && input.files.hasSettings;
  const byAddress = new Map<string, string>();
  return names.flatMap((name) => {
    const address = attachmentAddress(name);
    const other = byAddress.get(address);
    byAddress.set(address, name);
    return [
      ...(attachmentEndings.has(endingOf(name)) ? [] : [ofOtherKind(name, diagnose)]),
      ...(other === undefined ? [] : [withSameAddress(name, other, address, diagnose)]),
      ...(areAllRead && !used.has(name) ? [unused(name, diagnose)] : []),
    ];
  });
}

const at = (name: string) => `files/${name}`;

const ofOtherKind = (name: string, diagnose: Diagnose) =>
  diagnose(at(name), [], {
    code: 'attachment-kind',
    message: say('attachment-kind', { name }),
    help: say('attachment-kindHow', { endings: [...attachmentEndings].join(', ') }),
  });

const withSameAddress = (name: string, other: string, address: string, diagnose: Diagnose) =>
  diagnose(at(name), [], {
    code: 'attachment-address',
    message: say('attachment-address', { address, file: at(other) }),
    help: say('attachment-rename'),
  });

const unused = (name: string, diagnose: Diagnose) =>
  diagnose(at(name), [], {
    code: 'attachment-unused',
    severity: 'warning',
    message: say('attachment-unused'),
    help: say('attachment-useOrRemove', { link: at(name) }),
  });

/** Checks a link to a file of the site. */
export function checkAttachmentLink(
  name: string,
  link: FoundLink,
  attachments: Attachments,
): Explanation | null {
  if (attachments.has(name)) return null;
  const names = [...attachments.keys()];
  const sameName = names.filter((one) => one.toLowerCase() === name.toLowerCase());
  const near = (sameName.length > 0 ? sameName : nearNames(name, names)).map(at);
  return {
    code: 'no-such-file',
    message: [...say('attachment-missing', { name }), ...offerNames(near)],
    help: say(near.length > 0 ? 'attachment-correct' : 'attachment-put'),
    ...(near[0] === undefined ? {} : { example: line(link, near[0]) }),
    suggestions: near,
  };
}
