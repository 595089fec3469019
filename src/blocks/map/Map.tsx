import {
  Button,
  buttonClass,
  ContactRows,
  EmbedOnTap,
  fillWords,
  Grounded,
  Icon,
  Picture,
  ReachedFrame,
  RichText,
  Section,
  type BlockProps,
} from 'woven-site/components';
import styles from './Map.module.css';

/** The contact details are always beside the map, with a placeholder until the map can be reached. */
export function Map({ block, context }: BlockProps<'map'>) {
  const { contact, map, words } = context;
  if (block.image) return <DrawnMap block={block} context={context} />;
  return (
    <Section {...block} wide={map !== null}>
      <div className={map ? styles.map : undefined}>
        <div>
          <ContactRows contact={contact(block.contact)} words={words.contact} addressFirst />
          <OpenMap block={block} context={context} />
        </div>
        {map && (
          <div className={styles.frame}>
            {!context.embedsOnTap && <p>{words.map.notShown}</p>}
            <MapFrame block={block} context={context} />
          </div>
        )}
      </div>
    </Section>
  );
}

/** The address and contact details, then a full-width drawing, which the map covers once it has loaded. */
function DrawnMap({ block, context }: BlockProps<'map'>) {
  const { anchor, title, intro, image, caption } = block;
  const { contact, words, groundGoesOn } = context;
  const office = contact(block.contact);
  return (
    <Grounded anchor={anchor} goesOn={groundGoesOn} bleed>
      <div className={styles.reach}>
        {title !== undefined && <h2 className="vh">{title}</h2>}
        {intro && <RichText as="p" text={intro} />}
        <ContactRows contact={office} words={words.contact} addressFirst />
        <div className={styles.buttons}>
          {office.phone && (
            <a className={buttonClass('sun')} href={office.phone.link.href}>
              <Icon name="phone" />
              <span>{words.contact.call}</span>
            </a>
          )}
          {office.email && (
            <a className={buttonClass('line')} href={office.email.link.href}>
              <Icon name="mail" />
              <span>{words.contact.writeEmail}</span>
            </a>
          )}
        </div>
      </div>
      <div className={styles.picture}>
        {image && <Picture picture={image} />}
        <MapFrame block={block} context={context} />
      </div>
      <div className={styles.under}>
        {caption && <RichText as="p" text={caption} />}
        <OpenMap block={block} context={context} />
      </div>
    </Grounded>
  );
}

/** The embedded map: at once where it comes near, or when a visitor asks for it. */
function MapFrame({ block, context }: BlockProps<'map'>) {
  const { map, embedsOnTap, words } = context;
  if (!map) return null;
  const frame = { src: map.embedUrl, title: block.mapTitle ?? words.map.title };
  if (!embedsOnTap) return <ReachedFrame {...frame} />;
  const { host } = new URL(map.embedUrl);
  const from = fillWords(words.embeds.from, { host });
  return <EmbedOnTap {...frame} label={words.embeds.show} from={from} icon="map-pin" />;
}

function OpenMap({ block, context }: BlockProps<'map'>) {
  const { mapLink, words } = context;
  if (!mapLink) return null;
  const label = block.linkLabel ?? words.map.open;
  return (
    <p className={styles.link}>
      <Button
        look={block.image ? 'line' : 'action'}
        link={{ label, to: mapLink.to, icon: 'map-pin' }}
      />
    </p>
  );
}
