import { Icon } from './Icon.tsx';
import styles from './IconPlate.module.css';

/** An icon on a plate in the pattern's ground. */
export function IconPlate({ name, pattern }: { name: string; pattern?: string | undefined }) {
  return (
    <span className={styles.plate} data-pattern={pattern}>
      <Icon name={name} />
    </span>
  );
}
