import styles from './picture.module.css';

/** Where the subject stands, in percent from the left: crops keep this part. */
export type Focus = 20 | 35 | 50 | 65 | 80;

type Described = { alt: string; isDecorative?: never } | { alt?: never; isDecorative: true };

/** Every picture says what it shows, or says that it only decorates. */
export type PictureSource = Described & {
  src: string;
  avif?: string;
  webp?: string;
  width: number;
  height: number;
  blurClass?: string;
  focus?: Focus;
};

/** `sizes` of the pictures in the rows of `card-rows.module.css`. */
export const cardSizes = '(width >= 44rem) 24rem, 92vw';
export const tileSizes = '(width >= 48rem) 22rem, 45vw';

type PictureProps = {
  image: PictureSource;
  /** Width in the layout, as in the `sizes` attribute; only photos come in several widths. */
  sizes?: string;
  /** For the one picture that makes the first view. */
  priority?: boolean;
  className?: string | undefined;
};

/** A picture of the registry that keeps its place before it comes and fills whatever box its class gives it. */
export function Picture({ image, sizes = '100vw', priority = false, className }: PictureProps) {
  const picture = (
    <img
      src={image.src}
      alt={image.alt ?? ''}
      width={image.width}
      height={image.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      data-focus={image.focus}
      className={[styles.picture, image.blurClass, className].filter(Boolean).join(' ')}
    />
  );
  if (!image.avif) return picture;
  return (
    <picture className={styles.sources}>
      <source type="image/avif" srcSet={image.avif} sizes={sizes} />
      <source type="image/webp" srcSet={image.webp} sizes={sizes} />
      {picture}
    </picture>
  );
}
