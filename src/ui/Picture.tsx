import type { Picture as PictureValue } from '../site/resolved.ts';
import styles from './Picture.module.css';

type PictureProps = {
  picture: PictureValue;
  /** Another picture for screens that are higher than wide. Its focal point is the stylesheet's to set. */
  tall?: PictureValue | undefined;
  /** Whether it is in the first view: loaded first, with high priority. All others load when they come near. */
  first?: boolean;
  /** The widths it is shown at, as the `sizes` attribute gives them; chooses the file of a photograph. */
  sizes?: string;
  className?: string | undefined;
};

const upright = '(max-aspect-ratio: 1/1)';

/** A picture that fills its box and keeps its focal point in view. Drawings and photographs alike. */
export function Picture(props: PictureProps) {
  const { picture, tall, first = false, sizes = '100vw', className } = props;
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
      style={centred || tall ? undefined : { objectPosition: `${focus.x}% ${focus.y}%` }}
    />
  );
  if (sources.length === 0 && !tall) return image;
  return (
    <picture>
      {tall?.sources.map(({ type, srcSet }) => (
        <source key={type} media={upright} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {tall && <source media={upright} srcSet={tall.src} width={tall.width} height={tall.height} />}
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

type SlotProps = PictureProps & { ratio?: 'scene' | 'wide' | 'tall' | 'face' };

/** A picture in a box of a fixed shape, with the pattern's selvedge along its foot. */
export function PictureSlot({ ratio = 'scene', ...picture }: SlotProps) {
  return (
    <div className={styles.slot} data-ratio={ratio}>
      <Picture {...picture} />
    </div>
  );
}
