import { spawn } from 'node:child_process';
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
  return {
    origin,
    content,
    output: () => output,
    stop: () => {
      server.kill();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
