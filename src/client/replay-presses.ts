/** Clicks the buttons of a part that were pressed before its script ran, as the early script recorded it on them. */
export function replayPresses(part: ParentNode, selector = ''): void {
  for (const button of part.querySelectorAll<HTMLElement>(`${selector}[data-pressed]`)) {
    button.removeAttribute('data-pressed');
    button.click();
  }
}
