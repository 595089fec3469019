import { Button } from '../../ui/Button.tsx';
import { ContactRows } from '../../ui/ContactRows.tsx';
import { embedSandbox } from '../../ui/embed-sandbox.ts';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './Map.module.css';

/** The rows stand beside the frame whatever becomes of it: a frame of another host cannot be asked. */
export function Map({ block, context }: BlockProps<'map'>) {
  const { contact, map, mapLink, words } = context;
  return (
    <Section {...block} wide={map !== null}>
      <div className={map ? styles.map : undefined}>
        <div>
          <ContactRows contact={contact(block.contact)} words={words.contact} addressFirst />
          {mapLink && (
            <p className={styles.link}>
              <Button
                link={{
                  label: block.linkLabel ?? words.map.open,
                  to: mapLink.to,
                  icon: 'map-pin',
                }}
              />
            </p>
          )}
        </div>
        {map && (
          <iframe
            className={styles.frame}
            src={map.embedUrl}
            title={block.mapTitle ?? words.map.title}
            loading="lazy"
            sandbox={embedSandbox}
            allowFullScreen
          />
        )}
      </div>
    </Section>
  );
}
