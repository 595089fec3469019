import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { TypedOver } from '../../editing/draft.ts';
import type { StoredPicture } from '../../edit-protocol/store.ts';
import type { EngineInput, MarkedPage, PageHtml, RenderedPage } from './engine.ts';

/** Requests from the editor to its engine, which runs in a worker. */
export type EngineRequest =
  /** The site will follow: until then the engine loads its code. */
  | { kind: 'load' }
  | { kind: 'open'; input: EngineInput }
  | { kind: 'pictures'; pictures: readonly StoredPicture[] }
  /**
   * Files have changed; `typedOver` is the one that is being typed in, `shown` the current page, and `withMessage` says
   * whether the message that sends it is shown too.
   */
  | {
      kind: 'change';
      version: number;
      texts: Readonly<Record<string, string | null>>;
      typedOver: TypedOver | null;
      shown: string | null;
      withMessage: boolean;
    }
  | { kind: 'mark'; id: number; file: string }
  /** The page of a file as it would be with other texts. */
  | { kind: 'preview'; id: number; file: string; texts: Readonly<Record<string, string>> }
  /** What would be wrong with the site if some files had other texts. */
  | { kind: 'check'; id: number; texts: Readonly<Record<string, string | null>> };

/** Answers of the engine. The page comes first, if one is shown; the diagnostics of the whole site follow. */
export type EngineAnswer =
  | { kind: 'rendered'; version: number; file: string | null; page: RenderedPage | null }
  | { kind: 'checked'; version: number; diagnostics: Diagnostic[] }
  /** It failed at a version, because of a bug. */
  | { kind: 'failed'; version: number }
  /** Its code could not be loaded: it will answer nothing. */
  | { kind: 'unloaded' }
  | { kind: 'marked'; id: number; page: MarkedPage | null }
  /** Null if that text is invalid. */
  | { kind: 'previewed'; id: number; page: PageHtml | null }
  /** Null if checking failed, because of a bug. */
  | { kind: 'checked-with'; id: number; diagnostics: Diagnostic[] | null };
