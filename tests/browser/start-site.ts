import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A development server on a copy of some content. */
export type StartedSite = {
  origin: string;
  content: string;
  /** The output of the command. */
  output: () => string;
  /** Ends the server as a power cut does, and starts it again on the same content. */
  cut: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => void;
};

/** Starts `npm start` on a copy of a content folder, changed by `change`, and waits for the address that it prints. */
export async function startSite(
  from: string,
  port: number,
  change: (content: string) => void = () => {},
): Promise<StartedSite> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'started-'));
  const content = path.join(scratch, 'content');
  cpSync(from, content, { recursive: true });
  change(content);
  let started = await serve(content, port);
  return {
    origin: started.origin,
    content,
    output: () => started.output(),
    cut: async () => {
      const { server } = started;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    resume: async () => {
      started = await serve(content, port);
    },
    stop: () => {
      started.server.kill();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

type Served = { server: ChildProcess; origin: string; output: () => string };

/** Runs the command until it has printed its address. */
async function serve(content: string, port: number): Promise<Served> {
  const server = spawn(
    process.execPath,
    ['scripts/run.mjs', 'start', '--port', String(port), '--content', content],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
    },
  );
  // If a test gives up waiting for it, nothing else stops it.
  process.once('exit', () => server.kill());
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      // Colours on a terminal would stand inside the address.
      output += stripVTControlCharacters(text.toString());
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error(`npm start ended: ${output}`)));
  });
  return { server, origin, output: () => output };
}
