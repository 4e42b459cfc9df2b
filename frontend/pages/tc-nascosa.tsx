import { campusImages } from '#frontend/content/campus-images.ts';
import { tcNascosa } from '#frontend/content/pages/tc-nascosa.ts';
import { CampusPage } from '#frontend/sections/campus/campus-page.tsx';

export default function TcNascosa() {
  return <CampusPage slug="tc-nascosa" text={tcNascosa} image={campusImages.nascosa} tone="terracotta" />;
}
