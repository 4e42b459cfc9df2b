/** One event of a `text/event-stream` body: its name (`message` when none is given) and its data lines joined. */
export type StreamedEvent = { event: string; data: string };

/**
 * Takes the body as text in pieces cut anywhere and gives the events that each piece completes.
 * An event without its closing blank line never comes out (https://html.spec.whatwg.org/#parsing-an-event-stream).
 */
export function createEventStreamParser(): (piece: string) => StreamedEvent[] {
  let rest = '';
  let endedWithReturn = false;
  let event = '';
  let data: string[] = [];

  return (piece) => {
    if (piece === '') return [];
    const text = endedWithReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
    endedWithReturn = piece.endsWith('\r');
    const lines = (rest + text).split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';

    const events: StreamedEvent[] = [];
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) events.push({ event: event || 'message', data: data.join('\n') });
        event = '';
        data = [];
        continue;
      }
      const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (field === 'event') event = value;
      if (field === 'data') data.push(value);
    }
    return events;
  };
}
