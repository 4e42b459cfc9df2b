import { connect } from 'node:net';

export type RawAnswer = { status: number; head: string; body: string };

/** Sends a request line as it stands, so that nothing tidies the target on its way; resolves with the raw answer. */
export const rawRequest = (origin: string, target: string, method = 'GET'): Promise<RawAnswer> => {
  const { hostname, port, host } = new URL(origin);
  return new Promise((done) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.setTimeout(10_000, () => socket.destroy());
    socket.setEncoding('utf8').on('data', (piece) => {
      answer += piece;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      const end = answer.indexOf('\r\n\r\n');
      done({ status: Number(answer.slice(9, 12)), head: answer.slice(0, end), body: answer.slice(end) });
    });
  });
};
