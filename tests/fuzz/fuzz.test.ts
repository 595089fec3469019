import { test } from 'vitest';
import { fuzzProperties } from './properties.ts';

for (const { name, check } of fuzzProperties()) test(name, { timeout: 600_000 }, check);
