import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { notFound } from '#frontend/content/pages/not-found.ts';
import { Page } from '#frontend/layout/page.tsx';

/** An unknown address: replaced by the home page as soon as scripts run, a link home until then. */
export default function NotFound() {
  const navigate = useNavigate();
  useEffect(() => {
    navigate('/', { replace: true });
  }, [navigate]);
  return (
    <Page slug="not-found" text={notFound}>
      <h1>{notFound.heading}</h1>
      <p>{notFound.lead}</p>
      <Link to="/">{notFound.homeLink}</Link>
    </Page>
  );
}
