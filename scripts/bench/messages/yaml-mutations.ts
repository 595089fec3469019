import { isPlainText } from './content-line.ts';
import { anywhere, columnOfName, columnOfValue, otherValue } from './mutation.ts';
import type { Broken, Mutation } from './mutation.ts';

const mutation = (
  kind: Mutation['kind'],
  name: string,
  breakLine: Mutation['breakLine'],
): Mutation => ({ kind, name, breakLine });

const isWord = (value: string) => /^[A-Za-z]/.test(value);

/** Mistakes in bytes or YAML. */
export const byteMutations: readonly Mutation[] = [
  mutation('bytes', 'saved as Windows-1252', (line) =>
    // If a line above has such a character, the file is invalid from there on.
    isPlainText(line.value) && !line.above.some((text) => /\P{ASCII}/u.test(text))
      ? { ...otherValue(line, `${line.value} é`), named: 'UTF-8', encoding: 'latin1', fixed: /é/ }
      : null,
  ),
  mutation('bytes', 'a letter lost in saving', (line, pick) => {
    if (!isPlainText(line.value)) return null;
    const at = 1 + Math.floor(pick * (line.value.length - 1));
    const value = `${line.value.slice(0, at)}�${line.value.slice(at + 1)}`;
    return { ...otherValue(line, value), named: '�', fixed: /type the character again/i };
  }),
  mutation('bytes', 'a character that cannot be seen', (line) =>
    isPlainText(line.value)
      ? { ...otherValue(line, `${line.value}\u0008`), named: 'invisible' }
      : null,
  ),
];

const depthOf = (text: string) => text.length - text.trimStart().length;

const moved = (text: string, by: number): Broken => ({
  lines: [' '.repeat(depthOf(text) + by) + text.trimStart()],
  columns: [1, depthOf(text) + Math.max(by, 0) + 3],
  named: by > 0 ? 'Remove 1' : 'Add 1',
});

/** Mistakes that break YAML. */
export const yamlMutations: readonly Mutation[] = [
  mutation('YAML', 'a tab as indentation', ({ text }) =>
    depthOf(text) > 0
      ? {
          lines: ['\t'.repeat(Math.ceil(depthOf(text) / 2)) + text.trimStart()],
          columns: [1, depthOf(text) + 1],
          named: 'tab',
        }
      : null,
  ),
  mutation('YAML', 'no-break spaces as indentation', ({ text }) =>
    depthOf(text) > 0
      ? {
          lines: ['\u00A0'.repeat(depthOf(text)) + text.trimStart()],
          columns: [1, depthOf(text) + 1],
          named: 'no-break space',
        }
      : null,
  ),
  mutation('YAML', 'no space after the colon', (line) =>
    isWord(line.value)
      ? {
          lines: [`${line.before}${line.name}:${line.value}`],
          columns: [columnOfName(line), columnOfValue(line)],
          named: 'space after the colon',
        }
      : null,
  ),
  mutation('YAML', 'no space after the dash', (line) =>
    line.before.endsWith('- ')
      ? {
          lines: [`${line.before.trimEnd()}${line.name}: ${line.value}`],
          columns: [columnOfName(line) - 2, columnOfName(line)],
          named: 'space after the dash',
        }
      : null,
  ),
  mutation('YAML', 'no colon', (line) =>
    isWord(line.value)
      ? {
          lines: [`${line.before}${line.name} ${line.value}`],
          columns: [columnOfName(line), columnOfValue(line)],
          named: `colon after ${line.name}`,
        }
      : null,
  ),
  mutation('YAML', 'a quote that is not closed', (line) =>
    isPlainText(line.value) ? { ...otherValue(line, `"${line.value}`), named: 'not closed' } : null,
  ),
  mutation('YAML', 'quotes inside quotes', (line) => {
    const [first, ...rest] = line.value.split(' ');
    return isPlainText(line.value)
      ? {
          ...otherValue(line, `"${first} "${rest.join(' ')}""`),
          named: 'inside',
          fixed: /'.*".*"'/,
        }
      : null;
  }),
  mutation('YAML', 'a colon in a text', (line) => {
    const [first, ...rest] = line.value.split(' ');
    const value = `${first}: ${rest.join(' ')}`;
    return isPlainText(line.value)
      ? { ...otherValue(line, value), named: 'colon', fixed: /: "/ }
      : null;
  }),
  mutation('YAML', 'a character with a meaning at the start', (line, pick) => {
    const character = '@%*!&`'.charAt(Math.floor(pick * 6));
    return isPlainText(line.value)
      ? {
          ...otherValue(line, character + line.value),
          named: `begins with ${character}`,
          fixed: /"[@%*!&`]/,
        }
      : null;
  }),
  mutation('YAML', 'a bracket that is not closed', (line) =>
    /^\w[\w, ]*$/.test(line.value)
      ? { ...otherValue(line, `[${line.value}`), named: 'bracket', fixed: /["[].*["\]]/ }
      : null,
  ),
  mutation('YAML', 'one space too many', ({ text }) => (depthOf(text) > 0 ? moved(text, 1) : null)),
  mutation('YAML', 'one space too few', ({ text }) => (depthOf(text) > 0 ? moved(text, -1) : null)),
  mutation('YAML', 'a field twice', (line) =>
    isWord(line.value)
      ? {
          lines: [line.text, `${' '.repeat(line.before.length)}${line.name}: Another`],
          at: 1,
          columns: [columnOfName(line), columnOfName(line)],
          named: line.name,
          fixed: /remove the other/i,
        }
      : null,
  ),
  mutation('YAML', 'marks of two versions', (line) => ({
    lines: ['<<<<<<< mine', line.text, '=======', line.text, '>>>>>>> theirs'],
    columns: anywhere(line),
    named: 'two conflicting versions',
    fixed: /<<<<<<</,
  })),
];
