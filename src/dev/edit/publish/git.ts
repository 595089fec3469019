import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What git said. `isMissing`: there is no git on this computer. */
export type GitAnswer = { ok: boolean; out: string; words: string; isMissing: boolean };

/** What git reads from its input, and variables of its environment besides those of this process. */
export type GitOptions = { input?: string; env?: Record<string, string> };

/** Runs git in a folder, without a shell. */
export type Git = (args: readonly string[], options?: GitOptions) => Promise<GitAnswer>;

const mostOutput = 200_000_000;
/** In milliseconds: a poor line may be slow, but nobody waits for ever. */
const longest = 120_000;

/** Git in a folder: it asks nothing on the terminal, and speaks English, so that its answers can be understood. */
export const gitIn =
  (folder: string): Git =>
  async (args, { input, env = {} } = {}) => {
    const running = run('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: folder,
      maxBuffer: mostOutput,
      timeout: longest,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...env },
    });
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

/** The parts of an answer that git has ended with a NUL each: file names may hold anything else. */
export const splitNul = (out: string): string[] => out.split('\0').filter((part) => part !== '');
