const width = 160;

const hex = (value: number) => value.toString(16).padStart(2, '0');

/** The share of the visible part of a picture whose colours pass a test, from 0 to 1; 0 if nothing is visible. */
export async function shareSeen(
  bytes: Uint8Array,
  isSeen: (colour: string) => boolean,
): Promise<number> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes)
    .resize({ width })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let visible = 0;
  let seen = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 128) continue;
    visible += 1;
    const colour = `#${hex(red)}${hex(green)}${hex(blue)}`;
    if (isSeen(colour)) seen += 1;
  }
  return visible === 0 ? 0 : seen / visible;
}
