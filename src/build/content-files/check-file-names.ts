import { type Diagnose, type Diagnostic, type Explanation, say } from '../../messages/index.ts';
import { addressOfFile, findReservedStep, isPageName } from '../../site/index.ts';
import { currentFormat } from '../../../schema/format.ts';
import { asName } from '../../../schema/fields/name.ts';
import type { ContentFiles } from './read-files.ts';

/** Checks the files of the content folder: required ones, unused ones, and names that cannot be addresses. */
export function checkFileNames(
  { documents, strays, links }: ContentFiles,
  diagnose: Diagnose,
): Diagnostic[] {
  return [
    ...(documents.includes('site.yaml') || links.includes('site.yaml')
      ? []
      : [diagnose('site.yaml', [], missing)]),
    ...links.map((file) => diagnose(file, [], isALink)),
    ...strays.flatMap((file) => {
      const explanation = strayFile(file);
      return explanation ? [diagnose(file, [], explanation)] : [];
    }),
    ...documents
      .filter((file) => file.startsWith('pages/'))
      .flatMap((file) => checkPageName(file, diagnose)),
  ];
}

const isALink: Explanation = {
  code: 'link-to-file',
  message: [...say('file-isLink'), ...say('file-linksNotFollowed')],
  help: say('file-copyInstead'),
};

const smallestSettings = `format: ${currentFormat}
name: Our Site
address: https://our-site.example
contacts:
  main:
    label: Office
    email: office@our-site.example
outside: {}
siteMap:
  groups:
    - Our Site
footer: {}`;

const missing: Explanation = {
  code: 'file-missing',
  message: [...say('file-noSettings'), ...say('file-everySite')],
  help: say('file-addSettings'),
  example: smallestSettings,
};

/** Reports a file that was probably meant to be on the site. Other files, such as notes, are ignored. */
function strayFile(file: string): Explanation | null {
  const name = file.split('/').at(-1) ?? '';
  const inReadFolder = /^(pages|data)\//.test(file);
  const almost = /\.(yml|yaml)(\.(txt|bak|orig|doc))?$|^ya?ml$/i.test(name);
  if (!almost) {
    if (!inReadFolder) return null;
    const isPicture = /\.(svg|png|jpe?g|webp|avif|gif|heic)$/i.test(name);
    return {
      code: 'not-read',
      severity: 'warning',
      message: say(isPicture ? 'file-picturesUnused' : 'file-notPage'),
      help: say(isPicture ? 'file-putInImages' : 'file-notPageHow'),
    };
  }
  const stem = name.replace(/\.(yml|yaml)(\.\w+)?$/i, '');
  const right = inReadFolder ? `${file.slice(0, -name.length)}${stem}.yaml` : `pages/${stem}.yaml`;
  return {
    code: 'not-read',
    message: say('file-almost'),
    help: say('file-rename'),
    example: `${stem === 'site' || stem === 'theme' ? stem + '.yaml' : right}`,
  };
}

function checkReserved(file: string, diagnose: Diagnose): Diagnostic[] {
  const address = addressOfFile(file);
  const reserved = findReservedStep(address);
  if (reserved === null) return [];
  const steps = address.slice(1).split('/');
  const renamed = steps.map((step) => (step === reserved.step ? `our-${step}` : step));
  return [
    diagnose(file, [], {
      code: 'reserved-address',
      message: [...say('reserved-none', { address }), ...reserved.reason],
      help: say('file-renameFolder'),
      example: `pages/${renamed.join('/')}.yaml`,
    }),
  ];
}

function checkPageName(file: string, diagnose: Diagnose): Diagnostic[] {
  const steps = file
    .replace(/^pages\//, '')
    .replace(/\.yaml$/, '')
    .split('/');
  if (steps.every(isPageName)) return checkReserved(file, diagnose);
  return [
    diagnose(file, [], {
      code: 'file-name',
      message: say('file-noAddress'),
      help: say('file-noAddressHow'),
      example: `pages/${steps.map((step) => (isPageName(step) ? step : asName(step))).join('/')}.yaml`,
    }),
  ];
}
