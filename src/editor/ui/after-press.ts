/** Whether a button of the mouse, or a finger, is down. */
let isPressed = false;
let waiting: (() => void)[] = [];

/** What is clicked is certain once a release arrives; its click comes afterwards. */
const releases = ['mouseup', 'dragend', 'contextmenu'] as const;

function press(): void {
  isPressed = true;
}

function release(): void {
  isPressed = false;
  const runs = waiting;
  waiting = [];
  for (const run of runs) run();
}

/**
 * Notes when a press begins and ends. A press leaves the field before, and what a left field shows would move what is
 * pressed away: the click would miss it. Returns a function that stops it.
 */
export function followPresses(document: Document): () => void {
  document.addEventListener('mousedown', press, true);
  for (const type of releases) document.addEventListener(type, release, true);
  return () => {
    document.removeEventListener('mousedown', press, true);
    for (const type of releases) document.removeEventListener(type, release, true);
    release();
  };
}

/** Runs something at once, or when the present press has ended. */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}
