import { Section, type BlockProps } from 'woven-site/components';
import styles from './DeviceStorage.module.css';

/** What the site stores on the device and for how long, and that none of it is sent. */
export function DeviceStorage({ block, context }: BlockProps<'device-storage'>) {
  const words = context.words.device;
  return (
    <Section {...block}>
      <dl className={styles.kept}>
        {context.keptOnDevice().map(({ what, isForSession }) => (
          <div key={what}>
            <dt>{words[what]}</dt>
            <dd>{isForSession ? words.untilClosed : words.untilDeleted}</dd>
          </div>
        ))}
      </dl>
      <p>{words.notSent}</p>
    </Section>
  );
}
