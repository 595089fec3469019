import { Grounded, Picture, LinkArrow, SiteLink, type BlockProps } from 'woven-site/components';
import styles from './Rooms.module.css';

type Room = BlockProps<'rooms'>['block']['items'][number];

/** The main building in the middle, with separate buildings at its sides; on phones everything is under one roof. */
export function Rooms({ block, context }: BlockProps<'rooms'>) {
  const { items } = block;
  const at = (edge: Room['place']) => items.filter((room) => room.place === edge);
  return (
    <Grounded {...block} goesOn={context.groundGoesOn}>
      <div className={styles.site}>
        <div className={styles.house}>
          <div className={styles.roof} />
          <Floor rooms={at('upper')} />
          <Floor rooms={at('lower')} />
        </div>
        <Floor rooms={at('left')} side="left" />
        <Floor rooms={at('right')} side="right" />
      </div>
    </Grounded>
  );
}

function Floor({ rooms, side }: { rooms: readonly Room[]; side?: 'left' | 'right' }) {
  if (rooms.length === 0) return null;
  return (
    <ul role="list" className={styles.floor} data-side={side}>
      {rooms.map(({ title, text, to, image }) => (
        <li key={title}>
          <SiteLink to={to}>
            <span className={styles.picture}>
              <Picture picture={image} sizes="(min-width: 64rem) 25vw, 50vw" />
            </span>
            <span className={styles.label}>
              <b>{title}</b>
              <LinkArrow to={to} />
              {text && <span>{text}</span>}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
