import { inject } from 'vitest';
import type { Page } from 'playwright-core';
import { openPage, revisit, type Equipment, type OpenOptions } from './harness.ts';

/** Where the town library of tests/fixtures is served, with the words of the interface in English. */
export const libraryOrigin = inject('libraryOrigin');

/** Opens a page of the library as one new visitor. */
export const openLibrary = (address: string, options: OpenOptions = {}): Promise<Page> =>
  openPage(address, { ...options, origin: options.origin ?? libraryOrigin });

/** Opens a page of the library in the tab of the test before. */
export const revisitLibrary = (address: string, equipment: Equipment = {}): Promise<Page> =>
  revisit(address, { ...equipment, origin: libraryOrigin });
