/** A post taken apart as the prompt asks for it. Positions are not kept: the text itself stays as it is. */
export type Post = {
  title: string;
  subtitle: string;
  /** The blocks between subtitle and hashtags. */
  blocks: string[];
  /** With their `#`, in order, wherever they stand. */
  hashtags: string[];
  /** Hashtags before the end. */
  hashtagsInside: string[];
};

const hashtag = /#[\p{L}\p{N}_]+/gu;
const onlyHashtags = /^(?:#[\p{L}\p{N}_]+[\s,.;]*)+$/u;
/** Splits a post into its parts by position: first line, second line, blocks, closing hashtags. */
export function parsePost(text: string): Post {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0);
  const lines = blocks.flat();
  const hashtags = text.match(hashtag) ?? [];

  const end = lines.findLastIndex((line) => !onlyHashtags.test(line)) + 1;
  const [title = '', subtitle = ''] = lines.slice(0, end);
  const head = end > 1 ? 2 : 1;
  let position = 0;
  const body = blocks
    .map((block) =>
      block.filter(() => {
        position += 1;
        return position > head && position <= end;
      }),
    )
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'));

  return {
    title,
    subtitle,
    blocks: body,
    hashtags,
    hashtagsInside: lines.slice(0, end).flatMap((line) => line.match(hashtag) ?? []),
  };
}
