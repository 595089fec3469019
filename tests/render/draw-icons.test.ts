import { expect, test } from 'vitest';
import { drawIcons } from '../../src/render/draw-icons.ts';

const icon = (name: string) => `<svg class="i"><use href="#_icon-${name}"></use></svg>`;
const shapeOf = (name: string) => `<path d="${name}"/>`;

test('icons are drawn where they are shown, but in islands they refer to the sprite', () => {
  const islands = [`<b>${icon('moon')}</b>`, `<b>${icon('sun')}${icon('moon')}</b>`];
  const html = `<p>${icon('sun')}</p>${islands[0]}<p>${icon('sea')}</p>${islands[1]}${icon('sea')}`;
  expect(drawIcons(html, islands, shapeOf)).toEqual({
    html:
      '<p><svg class="i"><path d="sun"/></svg></p>' +
      `${islands[0]}<p><svg class="i"><path d="sea"/></svg></p>${islands[1]}` +
      '<svg class="i"><path d="sea"/></svg>',
    inSprite: new Set(['moon', 'sun']),
  });
});
