import styles from './picture.module.css';

/** Position of the subject, in percent from the left: crops keep this part. */
export type Focus = 20 | 35 | 50 | 65 | 80;

type Described = { alt: string; isDecorative?: never } | { alt?: never; isDecorative: true };

/** Every picture says what it shows, or says that it only decorates. */
export type PictureSource = Described & {
  src: string;
  /** Addresses of a photo with their widths; a drawing has one for all. */
  srcSet?: string;
  width: number;
  height: number;
  focus?: Focus;
};

type PictureProps = {
  image: PictureSource;
  /** Width in the layout, as in the `sizes` attribute, unless it is that of a card or, with priority, of the page. */
  sizes?: string;
  /** For the one picture that makes the first view. */
  priority?: boolean;
  /** In some screen's first view, beside that one. */
  isEarly?: boolean;
  className?: string | undefined;
};

/** A picture that reserves its place before it loads and fills the box that its class gives it. */
export function Picture({
  image,
  priority = false,
  isEarly = priority,
  sizes = priority ? '100vw' : '(width >= 44rem) 24rem, 92vw',
  className,
}: PictureProps) {
  return (
    <img
      src={image.src}
      srcSet={image.srcSet}
      sizes={image.srcSet && sizes}
      alt={image.alt ?? ''}
      width={image.width}
      height={image.height}
      loading={isEarly ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // Drawings have nothing to decode, and home's HTML has no bytes to spare.
      decoding={image.srcSet ? 'async' : undefined}
      data-focus={image.focus}
      className={[styles.picture, className].filter(Boolean).join(' ')}
    />
  );
}
