import { z } from 'zod';

/** An amount in whole units of the site's currency (site.yaml `currency`). */
export const amount = (description: string) =>
  z.number().int().min(0).max(100_000_000).describe(description);
