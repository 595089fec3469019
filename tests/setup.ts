/// <reference types="@testing-library/jest-dom/vitest" />
import { afterEach } from 'vitest';

// Tests that render get matchers like toBeVisible and an empty page each; the others do not wait for them.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
