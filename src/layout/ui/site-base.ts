/**
 * The folder of its host that the open site is in, as its pages declare: `/school`; empty if it has the host to itself.
 */
export const siteBase = (): string =>
  document.querySelector<HTMLElement>('[data-base]')?.dataset['base'] ?? '';
