import { useEffect, useRef } from 'react';
import styles from './photo-list.module.css';
import { photoRules } from './photo-rules.ts';

/** Twice the size on screen. */
const width = 128;

/** One at a time: a decoded photo of a phone takes about 50 MB until it is shrunk. */
let queue: Promise<void> = Promise.resolve();

async function draw(canvas: HTMLCanvasElement, file: File, signal: AbortSignal) {
  if (signal.aborted) return;
  const picture = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'low' });
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
}

/** A small picture of the photo, made when it comes into view; stays empty for what the browser cannot show. */
export function PhotoPreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element || file.size === 0 || file.size > photoRules.heavyFileBytes) return;
    const leaving = new AbortController();
    const watching = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watching.disconnect();
      queue = queue.then(() => draw(element, file, leaving.signal)).catch(() => {});
    });
    watching.observe(element);
    return () => {
      watching.disconnect();
      leaving.abort();
    };
  }, [file]);
  return <canvas ref={canvas} width={1} height={1} className={styles.preview} />;
}
