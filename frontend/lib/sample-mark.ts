/** For calendars and structured data; on the page a sample says that it is one. */
export const withoutSampleMark = (text: string): string => text.replaceAll(' (esempio)', '');
