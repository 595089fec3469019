import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { StoredPicture } from '../store/store.ts';
import type { EngineInput, MarkedPage, RenderedPage } from './engine.ts';

/** What the editor asks of its engine, which runs in a worker so that typing never waits for it. */
export type EngineRequest =
  | { kind: 'open'; input: EngineInput }
  | { kind: 'pictures'; pictures: readonly StoredPicture[] }
  /** Files have changed; `shown` is the page that is looked at. */
  | {
      kind: 'change';
      version: number;
      texts: Readonly<Record<string, string | null>>;
      shown: string | null;
    }
  | { kind: 'mark'; file: string };

/** What the engine says. The page comes first, if one is shown; what is wrong with the whole site follows. */
export type EngineAnswer =
  | { kind: 'rendered'; version: number; file: string | null; page: RenderedPage | null }
  | { kind: 'checked'; version: number; diagnostics: Diagnostic[] }
  /** It broke down at a version: there is a mistake in the program. */
  | { kind: 'failed'; version: number }
  | { kind: 'marked'; file: string; page: MarkedPage | null };
