import { z } from 'zod';

/** The id of the element that holds the settings of the editor on the web, as JSON. */
export const editorSettingsId = 'editor-settings';

const addressesSchema = z.object({
  name: z.string(),
  language: z.string(),
  /** The folder of the site on its host. */
  base: z.string(),
  engine: z.string(),
  frame: z.string(),
  icons: z.string(),
  guide: z.string(),
});

/** What every editor in a built site knows of it, and where it finds what it loads. */
export type EditorAddresses = z.infer<typeof addressesSchema>;

/** What the editor of one's own server knows of its site before its first request. */
export const servedSettingsSchema = addressesSchema.extend({
  /** What the URLs of its requests begin with, and the URL of its document. */
  api: z.string(),
  document: z.string(),
  version: z.string(),
});

export type ServedSettings = z.infer<typeof servedSettingsSchema>;

/** What the editor on the web knows of its site before anybody has signed in. */
export const webSettingsSchema = addressesSchema.extend({
  lastBuild: z.string(),
  /** The URL of the service worker that opens the editor without a network. */
  offlineWorker: z.string(),
  /** The repository: its host's API and website, and its names. */
  repository: z.object({
    api: z.string(),
    host: z.string(),
    owner: z.string(),
    name: z.string(),
  }),
  /** The published branch; null for the repository's main branch. */
  branch: z.string().nullable(),
  folder: z.string(),
  isReviewed: z.boolean(),
  /** The service for signing in with a button; null if tokens are pasted. */
  signIn: z.object({ relay: z.string(), client: z.string() }).nullable(),
});

export type WebSettings = z.infer<typeof webSettingsSchema>;
