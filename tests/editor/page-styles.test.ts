import { expect, test } from 'vitest';
import { pageStyles } from '../../src/editor/page/page-styles.ts';
import { contrast } from '../../src/site/theme/contrast.ts';

test('on any ground, one of the two rings around what is selected has a contrast of 3:1', () => {
  const rule = /\[data-edit-chosen\] \{ outline: 3px solid (#\w+);.* box-shadow: 0 0 0 3px (#\w+);/;
  const [, dark = '', light = ''] = rule.exec(pageStyles) ?? [];
  const greys = Array.from({ length: 256 }, (_, shade) => {
    const channel = shade.toString(16).padStart(2, '0');
    return `#${channel}${channel}${channel}`;
  });
  for (const ground of [...greys, '#0d5f84', '#f2b705', '#b00020']) {
    expect(Math.max(contrast(dark, ground), contrast(light, ground)), ground).toBeGreaterThan(3);
  }
});
