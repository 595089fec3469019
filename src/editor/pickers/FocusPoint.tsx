import { useId, useState, type MouseEvent } from 'react';
import { positionOf, type Point } from '../../content/index.ts';
import { isNarrow } from '../ui/index.ts';
import { fill, useWords } from '../words/index.ts';
import styles from './FocusPoint.module.css';

/** Width and height of the shapes that pages crop pictures to, of those that differ enough to lose a face. */
export const pictureShapes = {
  card: [3, 2],
  desktop: [16, 9],
  phone: [390, 844],
  round: [1, 1],
  /** What the plate with the title leaves of a link's preview picture. */
  link: [1200, 462],
} as const;

const shapeNames = ['card', 'desktop', 'phone', 'round', 'link'] as const;

type FocusPointProps = { address: string; point: Point; setPoint: (point: Point) => void };

const percent = (part: number, whole: number): number =>
  Math.max(0, Math.min(100, Math.round((part / whole) * 100)));

/**
 * Sets the point of a picture that survives cropping, by a click or two sliders, and shows the crops in each shape that
 * pages use.
 */
export function FocusPoint({ address, point, setPoint }: FocusPointProps) {
  const words = useWords();
  const id = useId();
  // On a narrow screen it would push the other pictures out of sight.
  const [startsOpen] = useState(() => !isNarrow());
  const click = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setPoint({ x: percent(clientX - left, width), y: percent(clientY - top, height) });
  };
  const objectPosition = positionOf(point);
  return (
    <details className={styles.focusPoint} open={startsOpen}>
      <summary id={id}>{words.picture.focus}</summary>
      <p className="hint">{words.picture.focusHint}</p>
      {/* The sliders below do the same by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.picture} onClick={click}>
        <img src={address} alt="" />
        <span style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      </div>
      <ul className={styles.shapes}>
        {shapeNames.map((name) => (
          <li key={name}>
            <img
              className={name === 'round' ? styles.round : undefined}
              src={address}
              alt=""
              style={{ objectPosition, aspectRatio: pictureShapes[name].join(' / ') }}
            />
            {words.picture.shapes[name]}
          </li>
        ))}
      </ul>
      {(['x', 'y'] as const).map((side) => (
        <label key={side}>
          {fill(words.picture.sides[side], { count: point[side] })}
          <input
            type="range"
            aria-describedby={id}
            min={0}
            max={100}
            value={point[side]}
            onChange={({ target }) => setPoint({ ...point, [side]: Number(target.value) })}
          />
        </label>
      ))}
    </details>
  );
}
