// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardSize, plate } from '../../src/build/card-plate.ts';
import { image } from '../../schema/fields/image.ts';
import { FieldView } from '../../src/editor/fields/index.ts';
import { FocusPoint, pictureShapes } from '../../src/editor/pickers/FocusPoint.tsx';
import { speak } from '../../src/editor/words/words.ts';
import { OpenedForm } from './opened-form.tsx';
import { openSession } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

test('a picture is shown as each shape of the site cuts it, around the point that is set', () => {
  render(<FocusPoint address="/pool.jpg" point={{ x: 20, y: 70 }} setPoint={() => undefined} />);
  const shapes = screen.getAllByRole('listitem').map((item) => {
    const { objectPosition, aspectRatio } = item.querySelector('img')?.style ?? {};
    return [item.textContent, aspectRatio, objectPosition];
  });
  expect(shapes).toEqual([
    ['Card', '3 / 2', '20% 70%'],
    ['Computer', '16 / 9', '20% 70%'],
    ['Telephone', '390 / 844', '20% 70%'],
    ['Round', '1 / 1', '20% 70%'],
    ['Shared link', '1200 / 462', '20% 70%'],
  ]);
  const round = screen
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('[class*="round"]'));
  expect(round.map(({ textContent }) => textContent)).toEqual(['Round']);
});

test('the shapes are those of the pages and of shared links', () => {
  const tokens = readFileSync('src/layout/styles/tokens.css', 'utf8');
  const ratio = (name: string) =>
    new RegExp(String.raw`--ratio-${name}: (\d+) / (\d+);`).exec(tokens)?.slice(1).map(Number);
  expect(ratio('scene')).toEqual(pictureShapes.card);
  expect(ratio('wide')).toEqual(pictureShapes.desktop);
  expect(ratio('face')).toEqual(pictureShapes.round);
  expect([cardSize.width, cardSize.height - plate.height]).toEqual(pictureShapes.link);
});

test('the small picture in a form is cut around its point, as on the page', () => {
  const { session } = openSession();
  const [picture] = session.pictures();
  const value = { src: picture?.name ?? '', alt: 'A face', focus: { x: 40, y: 12 } };
  const { container } = render(
    <OpenedForm
      session={session}
      show={() => (
        <FieldView
          schema={image({ label: 'Portrait' })}
          path={['blocks', 0, 'image']}
          value={value}
        />
      )}
    />,
  );
  expect(container.querySelector('img')?.style.objectPosition).toBe('40% 12%');
});
