import { memo } from 'react';
import { quoteForm, quoteResult } from '#frontend/content/pages/quote.ts';
import { venues } from '#frontend/content/venues/index.ts';
import { PriceTable } from '#frontend/sections/price-table.tsx';
import { Disclosure } from '#frontend/ui/disclosure.tsx';

/** The prices behind the total, for who prefers a table or has no script. */
export const AllPrices = memo(() => (
  <Disclosure summary={quoteForm.allPrices}>
    {venues.map((venue) => (
      <PriceTable key={venue.slug} venue={venue} />
    ))}
    <p>{quoteResult.binding}</p>
  </Disclosure>
));
