/** How much of the ground's colour must lie over a picture, from 0 to 1, for words on it to be read. */
export type Scrim = {
  /** Behind the header, along the upper edge. */
  head: number;
  /** Behind the words of the picture itself. */
  words: number;
};

/** The words that will stand on a picture, and the screens on which they do. */
export type ScrimWish = {
  /** The screens that it is shown on: wider than high, the same but small, or upright. */
  shape: keyof typeof screens;
  /** The point, in per cent, that stays in view when the picture is cropped. */
  focus: { x: number; y: number };
  /** The letters of the short line above the words. */
  kicker: number;
  /** The very large words: how many lines they take, and the letters of the longest. */
  lines: number;
  letters: number;
  /** Whether lines begin at the right. */
  fromRight: boolean;
  /** The colours of the words, and of what may lie between them and the picture (#rrggbb). */
  text: string;
  ground: string;
  /** The contrast that words need, and very large ones. */
  least: { text: number; largeText: number };
  contrast(one: string, other: string): number;
};

type Box = { left: number; top: number; width: number; height: number };

/** Screens from small to large; the crop of a picture depends on their shape alone. */
const screens = {
  wide: [
    [1024, 768],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
    [2560, 1080],
  ],
  low: [
    [600, 576],
    [740, 576],
    [844, 576],
    [932, 576],
  ],
  tall: [
    [320, 640],
    [360, 800],
    [390, 844],
    [430, 932],
    [768, 1024],
    [1024, 1366],
  ],
} as const;

const between = (least: number, wanted: number, most: number) =>
  Math.min(Math.max(wanted, least), most);

/** A part of a screen with words, and the contrast that they need. */
type Place = { part: keyof Scrim; least: number; box: Box };

/** Where header and words stand on a screen, by the formulas in the styles of the full hero. */
function placesOn(width: number, height: number, wish: ScrimWish): Place[] {
  const { shape, kicker, lines, letters, fromRight, least } = wish;
  const gutter = between(20, 5 + 0.042 * width, 80);
  const shout = between(84, 53 + 0.0852 * width, 176);
  const size =
    shape !== 'tall'
      ? Math.min(shout, (0.39 * height) / Math.max(2, lines), (0.45 * width) / (0.46 * letters))
      : Math.min(
          shout,
          (0.216 * height) / Math.max(2, lines),
          (width - 2 * gutter) / (0.5 * letters),
        );
  const above = 56 + (shape === 'tall' ? 0.024 : 0.07) * height;
  const box = (top: number, bottom: number, extent: number): Box => {
    const reach = Math.min(width, gutter + extent);
    const foot = Math.min(height, bottom);
    return { left: fromRight ? width - reach : 0, top, width: reach, height: foot - top };
  };
  const below = above + Math.ceil(kicker / lineAbove.letters) * lineAbove.line + 14;
  return [
    { part: 'head', least: least.text, box: { left: 0, top: 0, width, height: 80 } },
    { part: 'words', least: least.text, box: box(above, below, lineAbove.width) },
    {
      part: 'words',
      least: least.largeText,
      box: box(above, below + lines * size * 0.9, 0.47 * letters * size),
    },
  ];
}

/** The short line above the words: its widest, how many letters it has on a line, and how high that is. */
const lineAbove = { width: 356, letters: 32, line: 33 };

/** Specks smaller than this share of a place do not keep anybody from reading. */
const specks = 0.004;
/** A picture is measured at this width: finer than letters are. */
const measuredWidth = 480;
/** Scrims differ by steps, so that a picture that changes a little looks the same. */
const steps = 20;

type Pixels = { data: Buffer; width: number; height: number };

/** Measures on its pixels how strong the scrim over a picture must be, whatever screen shows it. */
export async function measureScrim(bytes: Uint8Array, wish: ScrimWish): Promise<Scrim> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: measuredWidth })
    .flatten({ background: wish.ground })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const scrim: Scrim = { head: 0, words: 0 };
  for (const [width, height] of screens[wish.shape]) {
    for (const { part, least, box } of placesOn(width, height, wish)) {
      const seen = cropped(box, pixels, { width, height }, wish.focus);
      scrim[part] = Math.max(scrim[part], scrimFor(coloursIn(pixels, seen), wish, least));
    }
  }
  return scrim;
}

/** A place on a screen as a part of the picture that fills the screen, cropped round its focus. */
function cropped(
  place: Box,
  picture: Pixels,
  screen: { width: number; height: number },
  focus: ScrimWish['focus'],
): Box {
  const scale = Math.max(screen.width / picture.width, screen.height / picture.height);
  const hiddenLeft = ((picture.width * scale - screen.width) * focus.x) / 100;
  const hiddenTop = ((picture.height * scale - screen.height) * focus.y) / 100;
  const left = Math.floor((place.left + hiddenLeft) / scale);
  const top = Math.floor((place.top + hiddenTop) / scale);
  return {
    left,
    top,
    width: Math.min(Math.ceil(place.width / scale), picture.width - left),
    height: Math.min(Math.ceil(place.height / scale), picture.height - top),
  };
}

/** The colours of a part of a picture, and how often each is there; colours that look alike count as one. */
function coloursIn({ data, width }: Pixels, box: Box): Map<number, number> {
  const counts = new Map<number, number>();
  for (let row = box.top; row < box.top + box.height; row += 1) {
    for (let column = box.left; column < box.left + box.width; column += 1) {
      const at = (row * width + column) * 3;
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      const colour = ((red & 0xfc) << 16) | ((green & 0xfc) << 8) | (blue & 0xfc);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  return counts;
}

const partsOf = (colour: number) => [(colour >> 16) & 0xff, (colour >> 8) & 0xff, colour & 0xff];

/** The weakest scrim with which all but specks of the colours can be told from the words. */
function scrimFor(
  colours: ReadonlyMap<number, number>,
  { ground, text, contrast }: ScrimWish,
  least: number,
): number {
  const over = partsOf(Number.parseInt(ground.slice(1), 16));
  const all = Array.from(colours.values()).reduce((sum, count) => sum + count, 0);
  let hard = [...colours];
  for (let step = 0; step < steps; step += 1) {
    const share = step / steps;
    hard = hard.filter(([colour]) => {
      const mixed = partsOf(colour).map((part, index) =>
        Math.round(part * (1 - share) + (over[index] ?? 0) * share),
      );
      const hex = `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      return contrast(hex, text) < least;
    });
    if (hard.reduce((sum, [, count]) => sum + count, 0) <= specks * all) return share;
  }
  return 1;
}
