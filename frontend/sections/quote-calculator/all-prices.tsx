import { memo } from 'react';
import { overview } from '#frontend/content/overview.ts';
import { quoteForm, quoteResult } from '#frontend/content/pages/quote.ts';
import { allVenues } from '#frontend/content/shown.ts';
import { type VenueSlug, venues } from '#frontend/content/venues/index.ts';
import { PriceTable } from '#frontend/sections/price-table.tsx';
import { WayToAll } from '#frontend/sections/way-to-all.tsx';
import { Disclosure } from '#frontend/ui/disclosure.tsx';

/** The prices behind the total, for who prefers a table or has no script; of very many venues those of the chosen one. */
export const AllPrices = memo(({ chosen }: { chosen: VenueSlug | null }) => (
  <Disclosure summary={quoteForm.allPrices}>
    {venues.map((venue) =>
      overview.hasFurtherVenues && venue.slug !== chosen ? null : (
        <PriceTable key={venue.slug} venue={venue} />
      ),
    )}
    <WayToAll links={allVenues} />
    <p>{quoteResult.binding}</p>
  </Disclosure>
));
