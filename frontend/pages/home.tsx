import { home } from '#frontend/content/pages/home.ts';
import { Page } from '#frontend/layout/page.tsx';

export default function Home() {
  return (
    <Page slug="home" text={home}>
      <h1>{home.title}</h1>
    </Page>
  );
}
