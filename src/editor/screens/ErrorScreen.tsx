import { Component, type ReactNode } from 'react';
import type { Session } from '../session/index.ts';
import { currentWords } from '../words/index.ts';
import { undoStep } from '../steps/index.ts';
import { screenStyles as screen } from '../ui/index.ts';
import frame from './EditorFrame.module.css';

type ErrorScreenProps = { session: Session; children: ReactNode };

/** The fallback when a screen crashes: the work is saved, and a link leads back. */
export class ErrorScreen extends Component<ErrorScreenProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const words = currentWords();
    const { session, children } = this.props;
    if (!this.state.isBroken) return children;
    const last = session.state.draft.past.at(-1);
    const undo = () => {
      undoStep(session);
      this.setState({ isBroken: false });
    };
    return (
      <div className={`${frame.editor} ${frame.wide}`}>
        <main className={screen.screen} role="alert">
          <h1>{words.page.brokeDown}</h1>
          <p>{words.page.brokeDownText}</p>
          <div>
            <button className="button go" type="button" onClick={() => location.reload()}>
              {words.page.loadAgain}
            </button>
            {last && last.isPublished !== true && (
              <button className="button" type="button" onClick={undo}>
                {words.bar.undoLast}
              </button>
            )}
          </div>
        </main>
      </div>
    );
  }
}
