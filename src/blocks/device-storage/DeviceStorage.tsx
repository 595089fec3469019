import { Section, type BlockProps } from 'woven-site/components';
import styles from './DeviceStorage.module.css';

/**
 * What the site stores on the device and for how long, and that none of it is sent. A script lists the pages that are
 * stored, with a button that deletes them (src/client/offline/list-stored-pages.ts).
 */
export function DeviceStorage({ block, context }: BlockProps<'device-storage'>) {
  const words = context.words.device;
  const things = context.storedOnDevice();
  return (
    <Section {...block}>
      <dl className={styles.kept}>
        {things.map(({ kind, isForSession }) => (
          <div key={kind}>
            <dt>{words[kind]}</dt>
            <dd>{isForSession ? words.untilClosed : words.untilDeleted}</dd>
          </div>
        ))}
      </dl>
      <div className="prose">
        <p>
          {words.notSent} {words.withoutScript}
        </p>
        {things.some(({ kind }) => kind === 'pages') && <div data-stored-pages="" />}
      </div>
      {context.formHosts().length > 0 && (
        <>
          <h3 className={styles.hosts}>{context.words.form.elsewhere}</h3>
          <ul>
            {context.formHosts().map((host) => (
              <li key={host}>{host}</li>
            ))}
          </ul>
        </>
      )}
      {context.embedHosts.length > 0 && (
        <>
          <h3 className={styles.hosts}>{context.words.embeds.elsewhere}</h3>
          <dl className={styles.kept}>
            {context.embedHosts.map((host) => (
              <div key={host}>
                <dt>{host}</dt>
                <dd>{context.words.embeds[context.embedsOnTap ? 'onTap' : 'near']}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Section>
  );
}
