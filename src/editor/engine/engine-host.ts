import type { Diagnostic } from '../../messages/index.ts';
import {
  type CutMenu,
  type Steps,
  hasTelephoneRules,
  loadTelephoneRules,
} from '../../site/index.ts';
import {
  equalValues,
  type StoredAttachment,
  type TypedOver,
  type StoredPicture,
} from '../../content/index.ts';
import {
  Engine,
  type EngineInput,
  type MarkedPage,
  type PageDifference,
  type PageHtml,
  type RenderedPage,
} from './engine.ts';

/** Requests from the editor to its engine, which runs in a worker. */
export type EngineRequest =
  /** The site will follow: until then the engine loads its code. */
  | { kind: 'load' }
  | { kind: 'open'; input: EngineInput }
  | {
      kind: 'pictures';
      pictures: readonly StoredPicture[];
      attachments: readonly StoredAttachment[];
    }
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
  /** The pages that show something else than with other texts of some files; `after` replaces the present texts. */
  | { kind: 'compare'; id: number; texts: ComparedTexts; after: ComparedTexts | null }
  /** What would be wrong with the site if some files had other texts. */
  | { kind: 'check'; id: number; texts: Readonly<Record<string, string | null>> };

type ComparedTexts = Readonly<Record<string, string | null>>;

/** Answers of the engine. The page comes first, if one is shown; the diagnostics of the whole site follow. */
export type EngineAnswer =
  | { kind: 'rendered'; version: number; file: string | null; page: RenderedPage | null }
  | { kind: 'checked'; version: number; changed: ChangedDiagnostics }
  /** The menus have room for other pages than before. */
  | { kind: 'menus'; menus: readonly CutMenu[] }
  /** It failed at a version, because of a bug. */
  | { kind: 'failed'; version: number }
  /** Its code could not be loaded: it will answer nothing. */
  | { kind: 'unloaded' }
  | { kind: 'marked'; id: number; page: MarkedPage | null }
  /** Null if that text is invalid. */
  | { kind: 'previewed'; id: number; page: PageHtml | null }
  | { kind: 'compared'; id: number; pages: PageDifference[] | null }
  /** Null if checking failed, because of a bug. */
  | { kind: 'checked-with'; id: number; diagnostics: Diagnostic[] | null };

/** The diagnostics of the files that have others than at the check before. */
export type ChangedDiagnostics = ReadonlyMap<string, readonly Diagnostic[]>;

type Comparison = { id: number; steps: Steps<PageDifference[]> };

/** How long the engine works before it looks whether something was typed, in milliseconds. */
const turn = 20;

/** Takes as many steps as a turn has time for; returns the last one. */
function takeTurn<Result>(steps: Steps<Result>): IteratorResult<void, Result> {
  const began = performance.now();
  let step = steps.next();
  while (step.done !== true && performance.now() - began < turn) step = steps.next();
  return step;
}

/** A check that takes longer waits until typing has paused for some time, both in milliseconds. */
const longCheck = 60;
const typingPause = 500;

/** The worker's side of the engine: answers requests. */
export function hostEngine(say: (answer: EngineAnswer) => void): (request: EngineRequest) => void {
  let engine: Engine | null = null;
  let version = 0;
  let nextTurn: ReturnType<typeof setTimeout> | undefined;
  let lastCheck = 0;
  /** Who waits until the pages are compared, and the turn of the first. */
  const comparisons: Comparison[] = [];
  let comparing: ReturnType<typeof setTimeout> | undefined;
  /** What the client knows is wrong with each file: sending ten thousand warnings after each key would stop the window. */
  let sent: ChangedDiagnostics = new Map();
  let sentMenus: readonly CutMenu[] = [];
  const attempt = (task: () => void) => {
    try {
      task();
    } catch (error) {
      // Otherwise the client would wait forever, and nothing would be saved.
      say({ kind: 'failed', version });
      console.error(error);
    }
  };
  // They are large, so the first check does without them.
  const loadRules = () => {
    if (hasTelephoneRules() || engine?.hasTelephones() !== true) return;
    const opened = engine;
    // Without a connection the published site is checked with them all the same.
    void loadTelephoneRules().then(
      () => checkSoon(opened),
      () => undefined,
    );
  };
  const sendMenus = () => {
    const menus = engine?.menus() ?? [];
    if (equalValues(sentMenus, menus)) return;
    sentMenus = menus;
    say({ kind: 'menus', menus });
  };
  function* checkInSteps(opened: Engine): Steps<ChangedDiagnostics> {
    const found = byFile(yield* opened.checkInSteps());
    const changed = yield* changesIn(sent, found);
    sent = found;
    return changed;
  }
  const endComparison = (pages: PageDifference[] | null): void => {
    const ended = comparisons.shift();
    if (ended) say({ kind: 'compared', id: ended.id, pages });
  };
  const compareOn = (): void => {
    const [first] = comparisons;
    if (!first) return;
    try {
      const step = takeTurn(first.steps);
      if (step.done === true) endComparison(step.value);
    } catch (error) {
      console.error(error);
      endComparison(null);
    }
    comparing = setTimeout(compareOn);
  };
  const goOn = (steps: Steps<ChangedDiagnostics>, took: number): void => {
    const began = performance.now();
    const step = takeTurn(steps);
    const tookUntilNow = took + performance.now() - began;
    if (step.done === true) {
      lastCheck = tookUntilNow;
      say({ kind: 'checked', version, changed: step.value });
      sendMenus();
      loadRules();
    } else {
      nextTurn = setTimeout(() => attempt(() => goOn(steps, tookUntilNow)));
    }
  };
  // A newer keystroke is rendered before the previous one is checked, and gives up a check that has begun: on a large
  // site that takes long, and would be of a text that is no longer there.
  const checkSoon = (opened: Engine) => {
    clearTimeout(nextTurn);
    const pause = lastCheck > longCheck ? typingPause : 0;
    nextTurn = setTimeout(() => attempt(() => goOn(checkInSteps(opened), 0)), pause);
  };
  return (request) => {
    if (request.kind === 'open') {
      engine = new Engine(request.input);
      return;
    }
    if (!engine) return;
    switch (request.kind) {
      case 'pictures':
        engine.setPictures(request.pictures, request.attachments);
        return;
      case 'mark':
        say({ kind: 'marked', id: request.id, page: engine.renderMarked(request.file) });
        return;
      case 'preview': {
        const { id, file, texts } = request;
        say({ kind: 'previewed', id, page: engine.preview(file, texts) });
        return;
      }
      case 'compare':
        comparisons.push({
          id: request.id,
          steps: engine.compareInSteps(request.texts, request.after),
        });
        clearTimeout(comparing);
        comparing = setTimeout(compareOn);
        return;
      case 'check': {
        let diagnostics: Diagnostic[] | null = null;
        try {
          diagnostics = engine.check(request.texts);
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
        // A comparison of pages ends when the text has changed.
        while (Object.keys(texts).length > 0 && comparisons.length > 0) endComparison(null);
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

/** How many files are compared before the next step. */
const comparedAtOnce = 200;

/** The files whose diagnostics differ; a file without any now has an empty list. */
function* changesIn(
  before: ChangedDiagnostics,
  now: ChangedDiagnostics,
): Steps<Map<string, readonly Diagnostic[]>> {
  const changed = new Map<string, readonly Diagnostic[]>();
  let compared = 0;
  for (const [file, diagnostics] of now) {
    if (!equalValues(before.get(file), diagnostics)) changed.set(file, diagnostics);
    compared += 1;
    if (compared % comparedAtOnce === 0) yield;
  }
  for (const file of before.keys()) if (!now.has(file)) changed.set(file, []);
  return changed;
}

function byFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const files = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const others = files.get(diagnostic.file);
    if (others) others.push(diagnostic);
    else files.set(diagnostic.file, [diagnostic]);
  }
  return files;
}
