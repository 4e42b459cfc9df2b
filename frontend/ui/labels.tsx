import { createContext, useContext } from 'react';

/** Texts of the components in this folder: the app provides them, in the visitor's language. */
export type Labels = {
  /** After the text of a link to another site, for readers of the screen. */
  newTab: string;
  print: string;
  share: string;
  linkCopied: string;
  notCopied: string;
  /** In-app browsers and other web views. */
  noDownloads: string;
  carousel: {
    stop: string;
    start: string;
    track: string;
    previous: string;
    next: string;
    show: (position: number, count: number) => string;
    slide: (position: number, count: number) => string;
  };
};

const LabelsContext = createContext<Labels | null>(null);

export const LabelsProvider = LabelsContext.Provider;

/** Throws outside a `LabelsProvider`. */
export function useLabels(): Labels {
  const labels = useContext(LabelsContext);
  if (!labels) throw new Error('LabelsProvider is missing');
  return labels;
}
