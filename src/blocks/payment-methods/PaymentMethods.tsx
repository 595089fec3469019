import { Icon, ItemHeading, Section, type BlockProps } from 'woven-site/components';
import styles from './PaymentMethods.module.css';

/** The accepted payment methods, and those that are not accepted. */
export function PaymentMethods({ block, context: { words } }: BlockProps<'payment-methods'>) {
  const { title, acceptedHeading, refusedHeading, methods } = block;
  const lists = [
    { heading: acceptedHeading ?? words.prices.accepted, icon: 'check', accepted: true },
    { heading: refusedHeading ?? words.prices.refused, icon: 'x', accepted: false },
  ]
    .map((list) => ({ ...list, of: methods.filter((method) => method.accepted === list.accepted) }))
    .filter((list) => list.of.length > 0);
  return (
    <Section {...block}>
      <div className={styles.lists}>
        {lists.map(({ heading, icon, accepted, of: listed }) => (
          <div key={heading} className={accepted ? styles.accepted : styles.refused}>
            <ItemHeading under={title} className={styles.heading}>
              {heading}
            </ItemHeading>
            <ul role="list">
              {listed.map(({ name }) => (
                <li key={name}>
                  <Icon name={icon} />
                  <span>{name}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
