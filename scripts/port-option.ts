/** The option `--port` of a command. */
export const portOption = (usual: number) => ({
  type: 'string' as const,
  value: 'N',
  help: `the port of the address (${usual} if left out)`,
});

/** The port that `--port N` asks for, or else the usual one; null, with the reason printed, where N is not a port. */
export function readPort(option: string | undefined, usual: number): number | null {
  const text = option ?? String(usual);
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  console.error('--port needs a number from 0 to 65535, for example --port 8080.');
  return null;
}
