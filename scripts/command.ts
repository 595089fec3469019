import { parseArgs, type ParseArgsConfig } from 'node:util';
import { didYouMean, nearNames } from '../src/messages/index.ts';

/** An option with the name of its value and its help. */
type Option = NonNullable<ParseArgsConfig['options']>[string] & { value?: string; help: string };
type Options = Record<string, Option>;

type About<T extends Options> = {
  /** How people type the command: as an npm script, or with npx. */
  typed: string;
  /** Arguments that are not options, for example `/hours "Hours"`. */
  further?: string;
  /** The largest number of arguments that are not options. */
  maxFurther?: number;
  /** Whether the command reads content: scripts/run-script.mjs takes `--content` for it. */
  readsContent?: boolean;
  options: T;
};

type Config<T extends Options> = { args: string[]; options: T; allowPositionals: true };
export type Parsed<T extends Options> = ReturnType<typeof parseArgs<Config<T>>>;

const contentHelp: Option = {
  type: 'string',
  value: 'DIR',
  help: 'the content folder (content/ if left out, or SITE_CONTENT)',
};

const optionsOf = ({ options, readsContent }: About<Options>): Options => ({
  ...(readsContent === true ? { content: contentHelp } : {}),
  ...options,
  help: { type: 'boolean', help: 'shows this' },
});

function helpOf(description: About<Options>): string {
  const rows = Object.entries(optionsOf(description)).map(([name, { value, help }]) => ({
    left: `--${name}${value === undefined ? '' : ` ${value}`}`,
    help,
  }));
  const width = Math.max(...rows.map(({ left }) => left.length));
  const further = description.further === undefined ? '' : `${description.further} `;
  return [
    // Without the dashes, npm would take the options for its own.
    `${description.typed}${description.typed.startsWith('npm ') ? ' --' : ''} ${further}[options]`,
    '',
    ...rows.map(({ left, help }) => `  ${left.padEnd(width)}  ${help}`),
  ].join('\n');
}

/** Explains invalid arguments; null for any other error. */
function explainArguments(error: unknown, names: readonly string[]): string | null {
  if (!(error instanceof Error && 'code' in error)) return null;
  if (error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return String(error.code).startsWith('ERR_PARSE_ARGS') ? error.message : null;
  }
  const [, unknown = ''] = /'-{1,2}([^'\s]*)/.exec(error.message) ?? [];
  const near = nearNames(unknown, names).map((name) => `--${name}`);
  return `There is no option --${unknown}.${didYouMean(near)}`;
}

/**
 * The `main` of a command. `--help` prints its options; so does an unknown one, with exit code 2. Otherwise runs the
 * command with its options, its other arguments, and earlier findings, if any.
 */
export const command =
  <T extends Options, Before = never>(
    description: About<T>,
    run: (
      values: Parsed<T>['values'],
      further: string[],
      before?: Before,
    ) => number | Promise<number>,
  ) =>
  async (args: string[], before?: Before): Promise<number> => {
    if (args.includes('--help')) {
      console.log(helpOf(description));
      return 0;
    }
    const refuse = (words: string): number => {
      console.error(`${words}\n\n${helpOf(description)}`);
      return 2;
    };
    let parsed: Parsed<T>;
    try {
      const { options } = description;
      parsed = parseArgs<Config<T>>({ args, options, allowPositionals: true });
    } catch (error) {
      const words = explainArguments(error, Object.keys(optionsOf(description)));
      if (words === null) throw error;
      return refuse(words);
    }
    const { values, positionals } = parsed;
    const surplus = positionals[description.maxFurther ?? 0];
    return surplus === undefined
      ? run(values, positionals, before)
      : refuse(`"${surplus}" says nothing to this command.`);
  };
