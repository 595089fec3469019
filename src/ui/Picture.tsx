import type { Picture as PictureValue } from '../site/resolved.ts';
import styles from './Picture.module.css';

type PictureProps = {
  picture: PictureValue;
  /** Whether it is seen at once: loaded first, with high priority. All others load when they come near. */
  first?: boolean;
  /** The widths it is shown at, as the `sizes` attribute gives them; chooses the file of a photograph. */
  sizes?: string;
  className?: string | undefined;
};

/** A picture that fills its box and keeps its focal point in view. Drawings and photographs alike. */
export function Picture({ picture, first = false, sizes = '100vw', className }: PictureProps) {
  const { src, alt, width, height, focus, sources } = picture;
  const centred = focus.x === 50 && focus.y === 50;
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? undefined : 'async'}
      style={centred ? undefined : { objectPosition: `${focus.x}% ${focus.y}%` }}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

type SlotProps = PictureProps & { ratio?: 'scene' | 'wide' | 'tall' | 'face' };

/** A picture in a box of a fixed shape, with the weave's selvedge along its foot. */
export function PictureSlot({ ratio = 'scene', ...picture }: SlotProps) {
  return (
    <div className={styles.slot} data-ratio={ratio}>
      <Picture {...picture} />
    </div>
  );
}
