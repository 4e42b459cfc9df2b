/** Drops the mark of a sample value: calendars and structured data are read by machines. */
export const withoutSampleMark = (text: string): string => text.replaceAll(' (esempio)', '');
