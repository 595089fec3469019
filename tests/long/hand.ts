import type { Locator, Page } from 'playwright-core';

/** What somebody uses a screen with. */
export type Device = 'mouse' | 'touch' | 'keyboard';

/** The windows in which each is tried. */
export const windows = {
  mouse: { viewport: { width: 1366, height: 768 } },
  touch: { viewport: { width: 390, height: 844 }, touch: true },
  keyboard: { viewport: { width: 1366, height: 768 } },
} as const satisfies Record<Device, object>;

/** As many presses of Tab lead to the next thing at most: nobody goes on longer. */
const patience = 60;

/**
 * Does what a hand does, and counts it: it presses what is seen, scrolls to what is not, and types. Something that lies
 * under something else cannot be pressed, and a control that the keyboard does not lead to cannot be used.
 */
export class Hand {
  #clicks = 0;
  #keys = 0;
  #scrolled = 0;

  constructor(
    readonly page: Page,
    readonly device: Device,
  ) {}

  /** The clicks or taps, the keys with those of the text, and the scrolled height in screens. */
  get counts() {
    const screen = this.page.viewportSize()?.height ?? 1;
    const screens = Math.round((this.#scrolled / screen) * 10) / 10;
    return { clicks: this.#clicks, keys: this.#keys, screens };
  }

  /** Presses something: with the finger or the pointer, or with Tab up to it and Enter. */
  async press(control: Locator, key = 'Enter'): Promise<void> {
    await control.waitFor();
    if (this.device !== 'keyboard') return this.pressAt(control, 0.5, 0.5);
    await this.reach(control);
    await this.key(key);
  }

  /** Presses one place of something: parts of its width and height, from its upper left corner. */
  async pressAt(control: Locator, across: number, down: number): Promise<void> {
    await control.waitFor();
    await this.#rest(control);
    await this.#look(control);
    const at = await this.#free(control, { across, down });
    this.#clicks += 1;
    if (this.device === 'touch') await this.page.touchscreen.tap(at.x, at.y);
    else await this.page.mouse.click(at.x, at.y);
  }

  /** Presses a key, or several together, so many times. */
  async key(key: string, times = 1): Promise<void> {
    this.#keys += times;
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key);
  }

  /** Writes where the focus is. Letters on a phone are taps on its keyboard, which are not counted as clicks. */
  async type(text: string): Promise<void> {
    this.#keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** Writes into a field instead of what is there. */
  async write(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    if (this.device === 'keyboard') await this.reach(field);
    else await this.press(field);
    if ((await field.inputValue().catch(() => '')) !== '') await this.key('Control+A');
    await this.type(text);
  }

  /** What the system does in between, in clicks or keys: choosing a file, or pasting from the menu of a phone. */
  async outside(actions: number, act: () => Promise<unknown>): Promise<void> {
    if (this.device === 'keyboard') this.#keys += actions;
    else this.#clicks += actions;
    await act();
  }

  /** Pastes where the focus is: with two keys together, or from the menu of a long press or the other button. */
  async paste(): Promise<void> {
    if (this.device === 'keyboard') return this.key('Control+V');
    return this.outside(2, () => this.page.keyboard.press('Control+V'));
  }

  /** Presses Tab until something has the focus, or Shift and Tab for what was passed already. */
  async reach(control: Locator, tab: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let keys = 0; keys <= patience; keys += 1) {
      const hasFocus = await control.evaluate((element) => element.matches(':focus'));
      if (hasFocus) return;
      await this.key((await this.#isArrowGroup(control)) ? 'ArrowDown' : tab);
    }
    throw new Error(`Tab does not lead to ${control}.`);
  }

  /** Whether the focus is on another radio button of the same group, which the arrow keys go through. */
  #isArrowGroup = (control: Locator): Promise<boolean> =>
    control.evaluate((element) => {
      const current = element.ownerDocument.activeElement;
      return (
        element instanceof HTMLInputElement &&
        current instanceof HTMLInputElement &&
        element.type === 'radio' &&
        current.name === element.name
      );
    });

  /** Scrolls until something is seen whole, or its beginning if it is higher than the screen. */
  async #look(control: Locator): Promise<void> {
    this.#scrolled += await control.evaluate((element) => {
      const areas: Element[] = [];
      for (let one: Element | null = element; one; one = one.parentElement) areas.push(one);
      const heightsOf = () => areas.map((one) => one.scrollTop);
      const before = heightsOf();
      const box = element.getBoundingClientRect();
      const area = areas.find((one) => one.scrollHeight > one.clientHeight + 1 && one !== element);
      const shown = area?.getBoundingClientRect();
      const isSeen =
        box.top >=
          Math.max(0, shown && area !== element.ownerDocument.documentElement ? shown.top : 0) &&
        box.bottom <=
          Math.min(
            innerHeight,
            shown && area !== element.ownerDocument.documentElement ? shown.bottom : innerHeight,
          );
      if (!isSeen) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const after = heightsOf();
      return before.reduce((sum, height, index) => sum + Math.abs(height - (after[index] ?? 0)), 0);
    });
  }

  /** Where something is once it no longer moves: nobody presses what is still on its way. */
  async #rest(control: Locator) {
    let last = '';
    for (;;) {
      const box = await control.boundingBox();
      if (!box) throw new Error(`${control} has no place on the screen.`);
      const now = JSON.stringify(box);
      if (now === last) return box;
      last = now;
      await this.page.waitForTimeout(150);
    }
  }

  /** A place of something once that is at rest, if it lies on top there. */
  async #free(control: Locator, part: { across: number; down: number }) {
    const box = await this.#rest(control);
    const at = { x: box.x + box.width * part.across, y: box.y + box.height * part.down };
    const cover = await control.evaluate((element, { across, down }) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const root = element.getRootNode();
      const found = (root instanceof ShadowRoot ? root : element.ownerDocument).elementFromPoint(
        left + width * across,
        top + height * down,
      );
      const isFree =
        found !== null &&
        (element.contains(found) || found.contains(element) || found.closest('label') !== null);
      return isFree ? null : (found?.outerHTML.slice(0, 120) ?? 'nothing');
    }, part);
    if (cover !== null) throw new Error(`${control} lies under ${cover}.`);
    return at;
  }
}
