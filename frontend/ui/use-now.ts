import { useEffect, useState } from 'react';

/** The moment of the visit; nothing yet in the prerendered page, whose reader comes at another time. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  return now;
}
