import { Row, Rows } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';

/** What the site keeps on the device, a row each with how long, and that none of it is sent. */
export function DeviceStorage({ block, context }: BlockProps<'device-storage'>) {
  const words = context.words.device;
  return (
    <Section {...block}>
      <Rows>
        {context.keptOnDevice().map(({ what, isForSession }) => (
          <Row key={what} label={words[what]}>
            {isForSession ? words.untilClosed : words.untilDeleted}
          </Row>
        ))}
      </Rows>
      <p>{words.notSent}</p>
    </Section>
  );
}
