import { Grounded, Picture, type BlockProps } from 'woven-site/components';
import styles from './Diagram.module.css';

/** The numbers on the picture are decoration; the list below it has all the information. */
export function Diagram({ block, context }: BlockProps<'diagram'>) {
  const { image, items } = block;
  return (
    <Grounded {...block} goesOn={context.groundGoesOn} bleed>
      <div
        className={styles.picture}
        style={{ '--wide': image.width, '--high': image.height, '--parts': items.length }}
      >
        <Picture picture={image} sizes="100vw" />
        {items.map(({ name, points }, index) =>
          points.map(({ x, y }) => (
            <span
              key={`${name} ${x} ${y}`}
              className={styles.mark}
              aria-hidden="true"
              style={{ '--x': `${x}%`, '--y': `${y}%` }}
            >
              {index + 1}
            </span>
          )),
        )}
      </div>
      <ol role="list" className={styles.parts} style={{ '--parts': items.length }}>
        {items.map(({ name, text }, index) => (
          <li key={name}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{name}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </Grounded>
  );
}
