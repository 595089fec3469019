import { z } from 'zod';

/** What somebody answered to a draft. */
export type DraftAnswer = {
  /** Whether it looks good to them; otherwise the comment says what should change. */
  isGood: boolean;
  comment: string;
  name: string;
  /** ISO. */
  when: string;
};

/** A draft that a link shows to whoever has it. */
export type ShownDraft = {
  /** The part of the link that nobody can guess. */
  token: string;
  link: string;
  /** The files of the pages that it shows. */
  files: readonly string[];
  /** When it was shown in its present state, and when the link ends by itself (ISO). */
  shownAt: string;
  until: string;
  /** Why the link has ended; null while it is open. */
  ended: 'published' | 'time' | 'person' | null;
  /** How often it was opened. */
  opened: number;
  answers: readonly DraftAnswer[];
};

const document = z.string().max(15_000_000);

/** The documents of a link, which the editor has rendered, with everything that they need in them. */
export const draftDocumentsSchema = z.strictObject({
  draft: document,
  /** What is shown after an answer, and once the link has ended. */
  answered: document,
  ended: document,
});

export type DraftDocuments = z.infer<typeof draftDocumentsSchema>;

export const showRequestSchema = z.strictObject({
  /** A link that shows this from now on; null for a new one. */
  token: z.string().max(100).nullable(),
  files: z.array(z.string()).min(1),
  /** When the link ends by itself. */
  until: z.iso.datetime(),
  documents: draftDocumentsSchema,
});

export type ShowRequest = z.infer<typeof showRequestSchema>;

/** The links to drafts, and whether they work everywhere or only in the network of this computer. */
export type ShownDrafts = { reach: 'everywhere' | 'network'; drafts: readonly ShownDraft[] };

/** `offline`: this computer is in no network. */
export type ShowAnswer = { kind: 'shown'; draft: ShownDraft } | { kind: 'offline' | 'ended' };
