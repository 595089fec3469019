import { lengthOfFigure, Section, type BlockProps } from 'woven-site/components';
import styles from './Facts.module.css';

/** Large figures, each with a short explanation. */
export function Facts({ block }: BlockProps<'facts'>) {
  const figures = block.items.map(({ figure }) => unbroken(figure));
  const lengths = figures.flatMap((figure) => figure.split(' ').map(lengthOfFigure));
  const wide = block.title === undefined || block.items.length > 3;
  return (
    <Section {...block} wide={wide}>
      <ul
        role="list"
        className={styles.facts}
        style={{ '--items': block.items.length, '--length': Math.max(...lengths) }}
      >
        {block.items.map(({ text }, index) => (
          <li key={text}>
            <p className={`num ${styles.figure}`}>{figures[index]}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A figure in which no line ends beside a number, where a sign or a unit belongs to it: `S/ 450.50`, `12 km`, `1 264`. */
const unbroken = (figure: string): string =>
  figure
    .replaceAll(/(?<= |^)(\S{1,3}) (?=\d)/g, '$1\u00A0')
    .replaceAll(/(?<=\d) (?=\S{1,3}(?: |$))/g, '\u00A0');
