import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { FaceChoice } from '../../../schema/theme.ts';
import { type Explanation, say, type Message } from '../../messages/index.ts';
import type { Cut, Face, FaceRole } from './face.ts';
import { packageFolder, siteRoot, pathOnDisk } from '../system/roots.ts';
import { openFont, type OpenedFont, type Weights } from './open-font.ts';

type ExplanationAsData = Explanation & { message: Message; help: Message };

/** A problem of a typeface, and the field that it is about. */
export type FaceProblem = { field: keyof FaceChoice | null; explanation: ExplanationAsData };

/** A typeface of a theme, or why it cannot be used. */
export type FoundFace =
  | { face: Face; problems?: never }
  | { face?: never; problems: FaceProblem[] };

const usualWeight = 700;
/** The weights of texts, from regular to the boldest. */
const textWeights: Weights = { from: 400, to: 700 };

/** Finds the typeface of a theme for a role, in a package or in the content folder. */
export function findFace(role: FaceRole, choice: FaceChoice, contentDir: string): FoundFace {
  return choice.package === undefined
    ? findFile(role, choice, contentDir)
    : findPackage(role, { ...choice, package: choice.package });
}

const weightsFor = (role: FaceRole, { weight = usualWeight }: FaceChoice): Weights =>
  role === 'text' ? textWeights : { from: weight, to: weight };

const problem = (field: FaceProblem['field'], explanation: ExplanationAsData): FoundFace => ({
  problems: [{ field, explanation }],
});

/** The range of a font's weights that a role needs; the nearest weight if it has none of them. */
const within = (have: Weights, need: Weights): Weights => ({
  from: Math.min(Math.max(need.from, have.from), have.to),
  to: Math.max(Math.min(need.to, have.to), have.from),
});

/** The part of a font that a role uses. */
function cutOf(font: OpenedFont, need: Weights, files: readonly string[]): Cut {
  const weights = font.isVariable ? within(font.weights, need) : font.weights;
  const { from, to } = font.weights;
  return { weights, files, isPartOfAxis: from !== weights.from || to !== weights.to };
}

function findFile(role: FaceRole, choice: FaceChoice, contentDir: string): FoundFace {
  const problems: FaceProblem[] = [];
  const read = (field: 'file' | 'boldFile' | 'licence'): string | null => {
    const name = choice[field];
    if (name === undefined) return null;
    const file = pathOnDisk(contentDir, name);
    // Symbolic links are not followed anywhere in the content folder.
    if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === true) return file;
    problems.push({
      field,
      explanation: {
        code: 'font-missing',
        message: say('font-noFile', { file: name }),
        help: say('font-putFile'),
      },
    });
    return null;
  };
  const open = (field: 'file' | 'boldFile'): Cut[] => {
    const file = read(field);
    if (file === null) return [];
    const font = openFont(file);
    if (font) return [cutOf(font, weightsFor(role, choice), [file])];
    problems.push({ field, explanation: unreadable(choice[field] ?? '') });
    return [];
  };
  const cuts = [...open('file'), ...(role === 'text' ? open('boldFile') : [])];
  const licence = read('licence');
  const [first] = cuts;
  if (problems.length > 0 || !first || licence === null) return { problems };
  const family = choice.name ?? openFont(first.files[0] ?? '')?.family ?? '';
  return { face: { role, family, cuts, licences: [licence] } };
}

const unreadable = (name: string): ExplanationAsData => ({
  code: 'font-unreadable',
  message: say('font-unreadable', { name }),
  help: say('font-saveAgain'),
});

const aboutPackage = z.object({
  id: z.string(),
  family: z.string(),
  defSubset: z.string(),
  weights: z.array(z.number()),
});

function findPackage(role: FaceRole, choice: FaceChoice & { package: string }): FoundFace {
  const folder = packageFolder(choice.package, siteRoot);
  const command = `npm install --save-exact ${choice.package}`;
  if (folder === null || !existsSync(path.join(folder, 'metadata.json'))) {
    return problem('package', {
      code: 'font-missing',
      message: say('font-notInstalled', { name: choice.package }),
      help: say('font-install', { command }),
    });
  }
  const { id, family, defSubset, weights } = aboutPackage.parse(readJson(folder, 'metadata.json'));
  const alphabets = Object.keys(
    z.record(z.string(), z.string()).parse(readJson(folder, 'unicode.json')),
  );
  const names = alphabets
    .map((alphabet) => alphabet.replaceAll(/[[\]]/g, ''))
    .toSorted((a, b) => Number(b === defSubset) - Number(a === defSubset));
  const filesOf = (weight: string) =>
    names
      .map((name) => path.join(folder, 'files', `${id}-${name}-${weight}-normal.woff2`))
      .filter((file) => existsSync(file));
  const need = weightsFor(role, choice);
  const nearest = (weight: number) =>
    weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0] ?? weight;
  const variable = filesOf('wght');
  const sets =
    variable.length > 0
      ? [variable]
      : [...new Set([nearest(need.from), nearest(need.to)])].map((weight) =>
          filesOf(String(weight)),
        );
  const licence = path.join(folder, 'LICENSE');
  const cuts: Cut[] = [];
  for (const files of sets) {
    const font = files[0] === undefined ? null : openFont(files[0]);
    if (font === null) return problem('package', unreadable(choice.package));
    cuts.push(cutOf(font, need, files));
  }
  if (!existsSync(licence)) {
    return problem('package', {
      code: 'font-licence',
      message: say('font-noLicence', { name: choice.package }),
      help: say('font-chooseAnother'),
    });
  }
  return { face: { role, family: choice.name ?? family, cuts, licences: [licence] } };
}

const readJson = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
