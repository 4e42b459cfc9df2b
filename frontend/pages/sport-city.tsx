import { campusImages } from '#frontend/content/campus-images.ts';
import { sportCity } from '#frontend/content/pages/sport-city.ts';
import { CampusPage } from '#frontend/sections/campus/campus-page.tsx';

export default function SportCity() {
  return <CampusPage slug="sport-city" text={sportCity} image={campusImages['sport-city']} tone="pine" />;
}
