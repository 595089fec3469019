import type { Outcome } from './session-state.ts';
import type { Sentence } from '../words/sentence.ts';
import { SessionTexts } from './session-texts.ts';

/** A session state with what the screens say of it, besides the changes themselves. */
export class SessionNotices extends SessionTexts {
  /** A sentence for the status line. */
  say(notice: Sentence): void {
    this.set({ notice });
  }

  /** Shows what was done, with a button that takes it back. */
  tellOutcome(outcome: Outcome | null): void {
    this.set({ outcome });
  }

  /** Whether a published step is to be undone has to be decided, or is decided. */
  askToUndo(asksToUndo: boolean): void {
    this.set({ asksToUndo });
  }

  forgetRefusal(): void {
    this.set({ refusal: '' });
  }

  /** Another tab is editing the same site. */
  noticeOtherTab(): void {
    this.set({ isElsewhere: true });
  }

  /** Whether a text or number was inserted in a file as an example, and nobody has written it since. */
  isExample(file: string, value: unknown): boolean {
    return this.state.examples[file]?.includes(String(value)) === true;
  }
}
