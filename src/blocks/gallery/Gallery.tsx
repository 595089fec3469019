import { Icon, Picture, Section, type BlockProps } from 'woven-site/components';
import styles from './Gallery.module.css';

/** Photographs side by side. A tap opens them in the viewer, whose script is loaded only then. */
export function Gallery({ block, context }: BlockProps<'gallery'>) {
  const { items, look = 'even' } = block;
  return (
    <Section
      {...block}
      wide={look === 'justified' || items.length > 6 || (!block.title && !block.intro)}
    >
      <ul role="list" className={styles[look]} data-pictures>
        {items.map(({ image, caption }, index) => (
          <li
            key={`${image.src} ${index}`}
            style={{ '--shape': Math.round((image.width / image.height) * 1000) / 1000 }}
          >
            <figure>
              {/* Without scripts the link opens its file, which old telephones must be able to read: no AVIF. */}
              <a href={image.src} className={styles.picture}>
                <Picture picture={image} sizes="(min-width: 64rem) 24rem, 50vw" />
              </a>
              {caption !== undefined && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      <Viewer words={context.words} />
    </Section>
  );
}

/** The frame of the viewer, which its script fills and opens. */
function Viewer({ words: { frame, gallery } }: Pick<BlockProps<'gallery'>['context'], 'words'>) {
  return (
    <dialog className={styles.viewer} aria-label={gallery.pictures}>
      <p role="status" className={styles.place} data-place={gallery.place} />
      <ActionButton action="zoom" label={gallery.zoom} icon="zoom-in" />
      <ActionButton action="close" label={frame.close} icon="x" />
      <ActionButton action="previous" label={gallery.previous} icon="chevron-left" />
      <ActionButton action="next" label={gallery.next} icon="chevron-right" />
      <div className={styles.strip} data-strip />
    </dialog>
  );
}

type ActionProps = { action: string; label: string; icon: string };

function ActionButton({ action, label, icon }: ActionProps) {
  return (
    <button type="button" data-action={action} className={styles[action]}>
      <Icon name={icon} />
      <span className="vh">{label}</span>
    </button>
  );
}
