import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dependencyFolder } from '../roots.ts';
import { iconId } from '../ui/icon-id.ts';

/** The folder of the icon library (Lucide). */
export const iconPackageFolder: string = dependencyFolder('lucide-static');

const shapes = new Map<string, string>();

/** The shape of an icon. */
export function iconShape(name: string): string {
  const cached = shapes.get(name);
  if (cached !== undefined) return cached;
  const svg = readFileSync(path.join(iconPackageFolder, 'icons', `${name}.svg`), 'utf8');
  const content = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  const shape = content.replaceAll(/\n\s*/g, '').replaceAll(' />', '/>');
  shapes.set(name, shape);
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
