import type { Picture as PictureValue } from '../../site/index.ts';

export type PictureProps = {
  picture: PictureValue;
  /** Another picture for portrait screens. Its focal point is set by the stylesheet. */
  tall?: PictureValue | undefined;
  /** Whether it is in the first view, and so loaded first. All others are loaded lazily. */
  first?: boolean;
  /** The `sizes` attribute, by which browsers choose the file of a photograph. */
  sizes?: string;
  className?: string | undefined;
};

const upright = '(max-aspect-ratio: 1/1)';

/** A picture, drawing or photograph, that fills its box and keeps its focal point visible. */
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
