import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `isMissing`: git is not installed. */
export type GitAnswer = { ok: boolean; out: string; words: string; isMissing: boolean };

/** The standard input of git, additional environment variables, and a callback for its process id. */
type GitOptions = {
  input?: string;
  env?: Record<string, string>;
  onStart?: (process: number) => void;
};

/** Runs git in a folder, without a shell. */
export type Git = (args: readonly string[], options?: GitOptions) => Promise<GitAnswer>;

const maxOutputBytes = 200_000_000;
/** In milliseconds: enough for a slow connection. */
const longest = 120_000;

/**
 * Git in a folder: it never prompts, its messages are in English, so that they can be recognised, and reading does not
 * lock the repository for other programs.
 */
export const gitIn =
  (folder: string): Git =>
  async (args, { input, env = {}, onStart } = {}) => {
    const running = run('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: folder,
      maxBuffer: maxOutputBytes,
      timeout: longest,
      env: {
        ...process.env,
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        LC_ALL: 'C',
        ...env,
      },
    });
    if (running.child.pid !== undefined) onStart?.(running.child.pid);
    running.child.stdin?.end(input);
    try {
      const { stdout, stderr } = await running;
      return { ok: true, out: stdout, words: stderr, isMissing: false };
    } catch (error) {
      return refused(error);
    }
  };

function refused(error: unknown): GitAnswer {
  const { code, stdout, stderr } = Object(error);
  return {
    ok: false,
    out: String(stdout ?? ''),
    words: String(stderr ?? ''),
    isMissing: code === 'ENOENT',
  };
}

/** Splits output at NUL, because file names may contain anything else. */
export const splitNul = (out: string): string[] => out.split('\0').filter((part) => part !== '');
