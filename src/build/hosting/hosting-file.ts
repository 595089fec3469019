import { z } from 'zod';
import { hosts } from '../../../schema/site.ts';
import type { HostingTable } from './hosting-table.ts';

/**
 * The file in which a built site describes how to serve it, for the preview and for deployments. Hosts do not serve it.
 */
export const hostingFile = '.hosting.json';

const tableSchema = z.object({
  base: z.string().optional(),
  host: z.enum(hosts).optional(),
  headers: z.array(
    z.object({
      path: z.string(),
      headers: z.record(z.string(), z.string()),
      without: z.array(z.string()).optional(),
    }),
  ),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  notFound: z.string(),
});

/** The table as a file. */
export const writeHosting = (table: HostingTable): string => `${JSON.stringify(table, null, 1)}\n`;

/**
 * The table of a built site.
 * @throws if the text is not one.
 */
export const readHosting = (text: string): HostingTable => tableSchema.parse(JSON.parse(text));
