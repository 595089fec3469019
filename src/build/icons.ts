import { builtJson, type BundledPackage } from './site-blocks/engine-scripts.ts';
import { iconId } from '../layout/index.ts';

/** The icons of the icon library (Lucide): their shapes as SVG, by name, and the library with its licence. */
export type IconSet = { package: BundledPackage; shapes: Readonly<Record<string, string>> };

let icons: IconSet | undefined;

export const iconSet = (): IconSet => (icons ??= builtJson<IconSet>('commands', 'icons.json'));

/** @throws for the name of no icon */
export function iconShape(name: string): string {
  const shape = iconSet().shapes[name];
  if (shape === undefined) throw new Error(`There is no icon ${name}.`);
  return shape;
}

/** The given icons in a hidden SVG, from which `Icon` shows them. */
export const iconSprite = (names: ReadonlySet<string>): string => {
  const shapesWithIds = Array.from(names)
    .toSorted()
    .map((name) => {
      const id = ` id="${iconId(name)}"`;
      const shape = iconShape(name);
      return /^<\w[^<]*\/>$/.test(shape)
        ? shape.replace(/^<\w+/, `$&${id}`)
        : `<g${id}>${shape}</g>`;
    });
  return `<svg>${shapesWithIds.join('')}</svg>`;
};
