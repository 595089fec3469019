import { answerLimit } from '../request-limits.ts';

/** Whether the site cannot be reached: asked at an address that no worker and no cache of the browser answers. */
export async function isAway(address: string): Promise<boolean> {
  if (!navigator.onLine) return true;
  const options = { method: 'HEAD', cache: 'no-store', signal: answerLimit() } as const;
  const response = await fetch(address, options).catch(() => null);
  return response === null;
}
