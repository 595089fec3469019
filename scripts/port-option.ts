export const portOption = (usual: number) => ({
  type: 'string' as const,
  value: 'N',
  help: `the port of the address (${usual} if left out)`,
});

/** The port of `--port N`, or else the usual one; null, with the reason printed, if N is no port. */
export function readPort(option: string | undefined, usual: number): number | null {
  const text = option ?? String(usual);
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  console.error('--port needs a number from 0 to 65535, for example --port 8080.');
  return null;
}
