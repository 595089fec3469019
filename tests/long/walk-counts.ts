import type { Locator, Page } from 'playwright-core';

/** The seconds of a practised hand: to point at something and press it, to decide what comes next, and to press keys. */
const [pointing, deciding, key] = [1.3, 1.35, 0.28];

/** The seconds in which a grown-up reads a word of a screen. */
const word = 0.25;

type WalkReport = { name: string; clicks: number; keys: number; ideal: number; reading: number };

/** Counts what somebody does on the screens of the editor. The editor's own time is counted too. */
export class Walk {
  #clicks = 0;
  #keys = 0;
  #words = 0;
  #waited = 0;

  constructor(
    readonly name: string,
    readonly page: Page,
  ) {}

  /** Presses something, by mouse or by touch, and waits for what it leads to. */
  async press(control: Locator, next?: Locator): Promise<void> {
    this.#clicks += 1;
    await control.waitFor();
    const isPhone = (this.page.viewportSize()?.width ?? 0) < 600;
    const start = Date.now();
    await (isPhone ? control.tap() : control.click());
    await next?.first().waitFor();
    if (next) this.#waited += Date.now() - start;
  }

  /** Does something with some keys, and waits for what it leads to. */
  async keys(count: number, act: () => Promise<unknown>, next: Locator): Promise<void> {
    this.#keys += count;
    const start = Date.now();
    await act();
    await next.first().waitFor();
    this.#waited += Date.now() - start;
  }

  /** Reads all that stands on a screen. */
  async read(screen: Locator): Promise<void> {
    const text = await screen.innerText();
    this.#words += text.split(/\s+/).filter(Boolean).length;
  }

  report(): WalkReport {
    const hands = this.#clicks * (pointing + deciding) + this.#keys * key;
    const ideal = Math.round(hands + this.#waited / 1000);
    return {
      name: this.name,
      clicks: this.#clicks,
      keys: this.#keys,
      ideal,
      reading: Math.round(ideal + this.#words * word),
    };
  }
}

/** A walk in a line. */
export const walkLine = ({ name, clicks, keys, ideal, reading }: WalkReport): string =>
  `${name}: ${clicks} clicks, ${keys} keys, ${ideal} s; ${reading} s with all words read`;
