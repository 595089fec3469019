import { parseArgs } from 'node:util';

/** The port that `--port N` asks for, or else the usual one; null, with the reason printed, where N is not a port. */
export function readPort(args: string[], usual: number): number | null {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
  const text = values.port ?? String(usual);
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  console.error('--port needs a number from 0 to 65535, for example --port 8080.');
  return null;
}
