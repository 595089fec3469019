import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IconSet } from '../../src/build/icons.ts';

/** All icons of the icon library (Lucide), with its licence, in one value. */
export function compactIcons(root: string): IconSet {
  const folder = path.join(root, 'node_modules', 'lucide-static');
  const read = (...names: string[]) => readFileSync(path.join(folder, ...names), 'utf8');
  const { name, version }: { name: string; version: string } = JSON.parse(read('package.json'));
  const shapes: Record<string, string> = {};
  for (const file of readdirSync(path.join(folder, 'icons'))) {
    if (!file.endsWith('.svg')) continue;
    const svg = read('icons', file);
    const content = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
    shapes[file.slice(0, -'.svg'.length)] = content
      .replaceAll(/\n\s*/g, '')
      .replaceAll(' />', '/>');
  }
  return { package: { name, version, text: read('LICENSE').trim() }, shapes };
}
