import { useId } from 'react';
import { tilePath } from '../../site/index.ts';
import styles from './Samples.module.css';

export const ColourSample = ({ colour }: { colour: string }) => (
  <span className={styles.sample} data-sample style={{ background: colour }} />
);

type Cloth = { ground: string; thread: string; rows: readonly string[] };

export function PatternSample({ ground, thread, rows }: Cloth) {
  const id = useId();
  const { width, height, path } = tilePath(rows);
  return (
    <svg className={styles.sample} data-sample style={{ background: ground }} aria-hidden="true">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path d={path} fill={thread} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
