import { images } from '#frontend/content/images.ts';
import { scOstiense } from '#frontend/content/pages/sc-ostiense.ts';
import { CampusPage } from '#frontend/sections/campus/campus-page.tsx';

export default function ScOstiense() {
  return <CampusPage slug="sc-ostiense" text={scOstiense} image={images.ostiense} tone="sky" />;
}
