import type {} from '@testing-library/jest-dom/vitest';

// Tests that draw get matchers like toBeVisible; the others do not wait for them.
if (typeof document !== 'undefined') await import('@testing-library/jest-dom/vitest');
