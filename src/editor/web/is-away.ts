/** Whether the site cannot be reached: asked at an address that no worker and no cache of the browser answers. */
export async function isAway(address: string): Promise<boolean> {
  if (!navigator.onLine) return true;
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return response === null;
}
