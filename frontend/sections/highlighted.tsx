/** A text with one part of it marked; without the part, the text as it is. */
export function Highlighted({ text, part }: { text: string; part: string }) {
  const start = text.indexOf(part);
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark>{part}</mark>
      {text.slice(start + part.length)}
    </>
  );
}
