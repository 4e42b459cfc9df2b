/** One server-sent event. `strays`: lines that are no field of the format, which a server in trouble writes. */
export type ServerEvent = { name: string; data: string; strays: string[] };

const emptyEvent = (): ServerEvent => ({ name: '', data: '', strays: [] });

/** Reads server-sent events wherever the text is cut. Replaces `eventsource-parser`, which drops lines that it does not know. */
export class EventReader {
  #rest = '';
  #endsWithReturn = false;
  #event = emptyEvent();

  /** Returns the events that this piece completes; comments are left out. */
  add(piece: string): ServerEvent[] {
    if (piece === '') return [];
    // The second half of a line end that was cut.
    const text = this.#endsWithReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
    this.#endsWithReturn = piece.endsWith('\r');
    const lines = text.split(/\r\n|\r|\n/);
    lines[0] = this.#rest + lines[0];
    this.#rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.#readLine(line));
  }

  #readLine(line: string): ServerEvent[] {
    if (line === '') {
      const event = this.#event;
      this.#event = emptyEvent();
      return event.name || event.data || event.strays.length > 0 ? [event] : [];
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') this.#event.data += this.#event.data === '' ? value : `\n${value}`;
    else if (field === 'event') this.#event.name = value;
    else if (field !== '' && field !== 'id' && field !== 'retry') this.#event.strays.push(line);
    return [];
  }
}
