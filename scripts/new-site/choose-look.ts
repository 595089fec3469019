import { createInterface } from 'node:readline/promises';
import { lookNames, type LookName } from '../../schema/theme.ts';
import { didYouMean, nearNames } from '../../src/messages/index.ts';

/** What each look is, in a line. */
const descriptions: Readonly<Record<LookName, string>> = {
  plain: 'neutral and modern, without ornament',
  editorial: 'the front page of a local paper: rules, columns, a nameplate',
  civic: 'one deep colour in solid blocks, large clear letters',
  woven: 'bands of tiles and stepped corners, as in a woven basket',
};

/** The looks in the order in which they are offered. */
const offered: readonly LookName[] = ['plain', 'editorial', 'civic', 'woven'];

const isLook = (name: string): name is LookName => lookNames.some((look) => look === name);

/** The look of a name or of a number in the list, plain for an empty answer; or a text that says there is none. */
export function lookOf(answer: string): { look: LookName } | string {
  const name = answer.trim().toLowerCase();
  const look = name === '' ? 'plain' : (offered[Number(name) - 1] ?? name);
  if (isLook(look)) return { look };
  const near = didYouMean(nearNames(look, offered));
  return `There is no look called ${answer.trim()}.${near} There are: ${offered.join(', ')}.`;
}

/** Asks once for a look; where nobody can answer, it is plain. */
export async function askForLook(): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const rows = offered.map(
    (look, index) => `  ${index + 1}  ${look.padEnd(10)} ${descriptions[look]}`,
  );
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(
    `How should the site look? You can change it later.\n${rows.join('\n')}\nA number or a name (1): `,
  );
  lines.close();
  return answer;
}
