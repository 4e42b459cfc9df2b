import { ExternalLink } from './external-link.tsx';

/** A whole address, without the full stop, bracket or slash at its end. */
const ADDRESS = /(https:\/\/\S*[^\s/.,;:!?)»"])/;

/** A text of the operator’s in which each web address is a link, shown without `https://`. */
export const LinkedText = ({ children }: { children: string }) =>
  children.split(ADDRESS).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their places.
      <ExternalLink key={at} href={part}>
        {part.slice('https://'.length)}
      </ExternalLink>
    ) : (
      part
    ),
  );
