import { memo } from 'react';
import { quoteForm, quoteResult } from '#frontend/content/pages/quote.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { PriceTable } from '#frontend/sections/price-table.tsx';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import { PrintButton } from '#frontend/ui/print-button.tsx';
import styles from './all-prices.module.css';

/** Price table of every venue: also readable without scripts. */
export const AllPrices = memo(() => (
  <div id="tutti-i-prezzi" className={styles.prices}>
    <Disclosure summary={quoteForm.allPrices}>
      {venues.map((venue) => (
        <PriceTable key={venue.slug} venue={venue} />
      ))}
      <p>{quoteResult.binding}</p>
    </Disclosure>
    <PrintButton label={quoteForm.printPrices} only="tutti-i-prezzi" />
  </div>
));
