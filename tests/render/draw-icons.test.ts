import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawIcons } from '../../src/render/draw-icons.ts';
import { Icon } from '../../src/layout/ui/Icon.tsx';

const icon = (name: string) => createElement(Icon, { name });
const shown = (name: string) => renderToStaticMarkup(icon(name));
const hydrated = (name: string) => `<b>${renderToString(icon(name))}</b>`;
const shapeOf = (name: string) => `<path d="${name}"/>`;

test('icons are drawn where they are shown, but in islands they refer to the sprite', () => {
  const [moon, sun] = [hydrated('moon'), hydrated('sun') + hydrated('moon')];
  const html = `<p>${shown('sun')}</p>${moon}<p>${shown('sea')}</p>${sun}${shown('sea')}`;
  const { html: drawn, inSprite } = drawIcons(html, [moon, sun], shapeOf);
  expect(drawn.match(/<(?:path|use)[^>]*>/g)).toEqual([
    '<path d="sun"/>',
    '<use href="#_icon_moon">',
    '<path d="sea"/>',
    '<use href="#_icon_sun">',
    '<use href="#_icon_moon">',
    '<path d="sea"/>',
  ]);
  expect(drawn).toContain(moon);
  expect(drawn).toContain(sun);
  expect(inSprite).toEqual(new Set(['moon', 'sun']));
});
