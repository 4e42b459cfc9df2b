import { campusImages } from '#frontend/content/campus-images.ts';
import { scOstiense } from '#frontend/content/pages/sc-ostiense.ts';
import { CampusPage } from '#frontend/sections/campus/campus-page.tsx';

export default function ScOstiense() {
  return <CampusPage slug="sc-ostiense" text={scOstiense} image={campusImages.ostiense} tone="sky" />;
}
