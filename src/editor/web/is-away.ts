import { answerLimit } from '../request-limits.ts';

/** Whether the site is unreachable. Asks at an address that neither a worker nor the browser's cache answers. */
export async function isAway(address: string): Promise<boolean> {
  if (!navigator.onLine) return true;
  const options = { method: 'HEAD', cache: 'no-store', signal: answerLimit() } as const;
  const response = await fetch(address, options).catch(() => null);
  return response === null;
}
