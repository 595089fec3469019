import { RichText } from '../../ui/RichText.tsx';
import { Row, Rows } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './Charges.module.css';

export function Charges({ block, context: { formats, words } }: BlockProps<'charges'>) {
  return (
    <Section {...block}>
      <Rows>
        {block.items.map(({ title, detail, amount }) => (
          <Row
            key={title}
            label={title}
            detail={detail && <RichText as="span" className={styles.detail} text={detail} />}
          >
            <span className={amount === 'free' ? styles.free : styles.sum}>
              {typeof amount === 'number' ? formats.money(amount) : words.prices[amount]}
            </span>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
