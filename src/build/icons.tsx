import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { dependencyFolder } from '../roots.ts';
import { iconId } from '../ui/icon-id.ts';

/** The folder of the icon library (Lucide). */
export const iconPackageFolder: string = dependencyFolder('lucide-static');

const symbols = new Map<string, string>();

function symbolOf(name: string): string {
  const cached = symbols.get(name);
  if (cached !== undefined) return cached;
  const svg = readFileSync(path.join(iconPackageFolder, 'icons', `${name}.svg`), 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  const html = shapes.replaceAll(/\n\s*/g, '').replaceAll(' />', '/>');
  const symbol = renderToStaticMarkup(
    <symbol id={iconId(name)} viewBox="0 0 24 24" dangerouslySetInnerHTML={{ __html: html }} />,
  );
  symbols.set(name, symbol);
  return symbol;
}

/** The given icons as a hidden SVG, whose symbols `Icon` uses. */
export const iconSprite = (names: ReadonlySet<string>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Array.from(names).toSorted().map(symbolOf).join('')}</svg>`;
