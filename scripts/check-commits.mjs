import { execFileSync } from 'node:child_process';

/** The longest subject that `git log --oneline` and hosts show whole. */
const maxSubject = 72;

/**
 * What is wrong with the message of a commit, in words; empty if nothing is. Merges and reverts are written by git.
 * @param {string} message
 * @returns {string[]}
 */
function mistakesOfMessage(message) {
  const [subject = '', blank = '', ...body] = message.trimEnd().split('\n');
  if (/^(?:Merge|Revert) /.test(subject)) return [];
  const length = [...subject].length;
  return [
    ...(length > maxSubject
      ? [`The subject has ${length} characters; at most ${maxSubject}.`]
      : []),
    ...(blank === '' ? [] : ['The second line must be empty.']),
    ...(body.join('').trim() === '' ? ['The body is missing: say why the change is made.'] : []),
  ];
}

/**
 * The commits of a range, such as `main..HEAD`, each with what is wrong with its message.
 * @param {string} range
 */
const commitsIn = (range) =>
  execFileSync('git', ['log', '--no-merges', '-z', '--format=%h%n%B', range], { encoding: 'utf8' })
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [hash = '', ...message] = entry.split('\n');
      return { hash, subject: message[0], mistakes: mistakesOfMessage(message.join('\n')) };
    });

const wrong = commitsIn(process.argv[2] ?? 'origin/main..HEAD').filter(
  ({ mistakes }) => mistakes.length > 0,
);
for (const { hash, subject, mistakes } of wrong) {
  console.log([`${hash} ${subject}`, ...mistakes.map((mistake) => `  ${mistake}`)].join('\n'));
}
process.exitCode = wrong.length > 0 ? 1 : 0;
