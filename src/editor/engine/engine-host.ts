import { Engine } from './engine.ts';
import type { EngineAnswer, EngineRequest } from './messages.ts';

/** The engine's side: makes of each request the answers that it gets. */
export function hostEngine(say: (answer: EngineAnswer) => void): (request: EngineRequest) => void {
  let engine: Engine | null = null;
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
      case 'change': {
        const { version, texts, shown } = request;
        try {
          engine.change(texts);
          if (shown !== null) {
            say({ kind: 'rendered', version, file: shown, page: engine.render(shown) });
          }
          say({ kind: 'checked', version, diagnostics: engine.check() });
        } catch (error) {
          // Whoever waits for the answer would wait for ever, and nothing would be saved.
          say({ kind: 'failed', version });
          console.error(error);
        }
      }
    }
  };
}
