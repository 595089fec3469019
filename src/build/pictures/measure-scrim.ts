/** The scrim that makes text on a picture readable: the opacity of the ground's colour over it, from 0 to 1. */
export type Scrim = {
  /** Behind the header, along the top edge. */
  head: number;
  /** Behind the text on the picture. */
  words: number;
};

/** The text on a picture, and its screens. */
export type ScrimWish = {
  /** The screens that it is shown on: landscape, small landscape, or portrait. */
  shape: keyof typeof screens;
  /** The point, in per cent, that stays visible when the picture is cropped. */
  focus: { x: number; y: number };
  /** The number of letters of the short line above the title. */
  kicker: number;
  /** The very large title: its number of lines, and the letters of the longest. */
  lines: number;
  letters: number;
  /** Whether the text runs from right to left. */
  fromRight: boolean;
  text: string;
  ground: string;
  /** The contrast that the text needs, and that large text needs. */
  least: { text: number; largeText: number };
  contrast(one: string, other: string): number;
};

type Box = { left: number; top: number; width: number; height: number };

/** Screens from small to large; the crop of a picture depends only on their shape. */
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

const between = (least: number, value: number, max: number) =>
  Math.min(Math.max(value, least), max);

/** A part of a screen with text, and the contrast that it needs. */
type TextArea = { part: keyof Scrim; least: number; box: Box };

/** Where the header and the text are on a screen, computed as in the styles of the full hero. */
function textAreasOn(width: number, height: number, options: ScrimWish): TextArea[] {
  const { shape, kicker, lines, letters, fromRight, least } = options;
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

/** The short line above the title: its maximum width, letters per line, and height. */
const lineAbove = { width: 356, letters: 32, line: 33 };

/** Spots smaller than this share of an area do not affect readability. */
const specks = 0.004;
/** The width at which a picture is measured: finer than letters are. */
const measuredWidth = 480;
/** Scrims are quantised, so that a slightly different picture gets the same one. */
const steps = 20;

type Pixels = { data: Buffer; width: number; height: number };

/** Measures on its pixels how strong the scrim over a picture must be, on every screen. */
export async function measureScrim(bytes: Uint8Array, options: ScrimWish): Promise<Scrim> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: measuredWidth })
    .flatten({ background: options.ground })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const scrim: Scrim = { head: 0, words: 0 };
  for (const [width, height] of screens[options.shape]) {
    for (const { part, least, box } of textAreasOn(width, height, options)) {
      const seen = cropped(box, pixels, { width, height }, options.focus);
      scrim[part] = Math.max(scrim[part], scrimFor(coloursIn(pixels, seen), options, least));
    }
  }
  return scrim;
}

/** An area of a screen as an area of the picture that fills it, cropped around its focus. */
function cropped(
  area: Box,
  picture: Pixels,
  screen: { width: number; height: number },
  focus: ScrimWish['focus'],
): Box {
  const scale = Math.max(screen.width / picture.width, screen.height / picture.height);
  const hiddenLeft = ((picture.width * scale - screen.width) * focus.x) / 100;
  const hiddenTop = ((picture.height * scale - screen.height) * focus.y) / 100;
  const left = Math.floor((area.left + hiddenLeft) / scale);
  const top = Math.floor((area.top + hiddenTop) / scale);
  return {
    left,
    top,
    width: Math.min(Math.ceil(area.width / scale), picture.width - left),
    height: Math.min(Math.ceil(area.height / scale), picture.height - top),
  };
}

/** The colours of an area of a picture, with their frequency; similar colours are combined. */
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

/** The weakest scrim with which all colours, except for small spots, have enough contrast with the text. */
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
