import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { Engine } from './engine.ts';
import type { EngineAnswer, EngineRequest } from './messages.ts';

/** The worker's side of the engine: answers requests. */
export function hostEngine(say: (answer: EngineAnswer) => void): (request: EngineRequest) => void {
  let engine: Engine | null = null;
  let version = 0;
  let isCheckDue = false;
  const attempt = (act: () => void) => {
    try {
      act();
    } catch (error) {
      // Otherwise the client would wait forever, and nothing would be saved.
      say({ kind: 'failed', version });
      console.error(error);
    }
  };
  // A newer keystroke is rendered before the previous one is checked.
  const checkSoon = (opened: Engine) => {
    if (isCheckDue) return;
    isCheckDue = true;
    setTimeout(() => {
      isCheckDue = false;
      attempt(() => say({ kind: 'checked', version, diagnostics: opened.check() }));
    });
  };
  return (request) => {
    if (request.kind === 'open') {
      engine = new Engine(request.input);
      return;
    }
    if (!engine) return;
    switch (request.kind) {
      case 'pictures':
        engine.setPictures(request.pictures);
        return;
      case 'mark':
        say({ kind: 'marked', file: request.file, page: engine.renderMarked(request.file) });
        return;
      case 'preview': {
        const { id, file, texts } = request;
        say({ kind: 'previewed', id, page: engine.preview(file, texts) });
        return;
      }
      case 'check': {
        let diagnostics: Diagnostic[] | null = null;
        try {
          diagnostics = engine.checkWith(request.texts);
        } catch (error) {
          console.error(error);
        }
        say({ kind: 'checked-with', id: request.id, diagnostics });
        return;
      }
      case 'change': {
        const { texts, typedOver, shown, withMessage } = request;
        const opened = engine;
        version = request.version;
        attempt(() => {
          opened.change(texts, typedOver);
          const page = shown === null ? null : opened.render(shown, withMessage);
          say({ kind: 'rendered', version, file: shown, page });
          checkSoon(opened);
        });
      }
    }
  };
}
