import { Icon } from './Icon.tsx';
import styles from './IconPlate.module.css';

/** A line picture on a notched plate in the weave's ground. */
export function IconPlate({ name, weave }: { name: string; weave?: string | undefined }) {
  return (
    <span className={styles.plate} data-weave={weave}>
      <Icon name={name} />
    </span>
  );
}
