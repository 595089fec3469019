import { changedEvent } from './events.ts';

/**
 * Gives every frame the height of its content, and scales down those that are too wide. It is done once: a block as
 * high as its viewport would grow with the frame forever.
 */
function fit(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument?.querySelector<HTMLElement>('.page');
  const container = frame.parentElement;
  if (!page || !container) return;
  const height = Math.ceil(page.getBoundingClientRect().height);
  const scale = Math.min(1, container.clientWidth / frame.offsetWidth);
  frame.style.height = `${height}px`;
  frame.style.transform = `scale(${scale})`;
  container.style.height = `${height * scale}px`;
}

for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => fit(frame));
  if (frame.contentDocument?.readyState === 'complete') fit(frame);
}
addEventListener('resize', () => document.querySelectorAll('iframe').forEach(fit));

import.meta.hot?.on(changedEvent, () => location.reload());
