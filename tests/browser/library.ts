import { inject } from 'vitest';
import type { Page } from 'playwright-core';
import { openPage, type OpenOptions } from './harness.ts';

/** Where the town library of scripts/starter is served, with the words of the interface in English. */
export const libraryOrigin = inject('libraryOrigin');

/** Opens a page of the library as one new visitor. */
export const openLibrary = (address: string, options: OpenOptions = {}): Promise<Page> =>
  openPage(address, { ...options, origin: options.origin ?? libraryOrigin });
