/** The folder of its host that the open site stands in, as its pages say: `/school`; empty where it has the host for itself. */
export const siteBase = (): string =>
  document.querySelector<HTMLElement>('[data-base]')?.dataset['base'] ?? '';
