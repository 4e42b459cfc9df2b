import { type ImageId, images } from '#frontend/content/images.ts';
import type { PagePath } from '#frontend/content/types.ts';

/** `/aquafun` is shown by `card-aquafun`. */
export const activityPicture = (path: PagePath) => images[`card${path.replace('/', '-')}` as ImageId];
