import { memo } from 'react';
import { iscrizioni } from '#frontend/content/pages/iscrizioni.ts';
import { venueSlugs } from '#frontend/content/types.ts';
import { PriceTable } from '#frontend/sections/price-table.tsx';
import { Disclosure } from '#frontend/ui/disclosure.tsx';

/** The prices behind the total, for who prefers a table or has no script. */
export const AllPrices = memo(() => (
  <Disclosure summary={iscrizioni.quote.allPrices}>
    {venueSlugs.map((venue) => (
      <PriceTable key={venue} venue={venue} />
    ))}
  </Disclosure>
));
