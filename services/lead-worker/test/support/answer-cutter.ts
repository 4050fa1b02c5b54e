import { type AddressInfo, connect, createServer } from 'node:net';

export interface AnswerCutter {
  readonly origin: string;
  /** Cuts answers in flight, and returns how many never arrived. */
  cut(): number;
  stop(): Promise<void>;
}

/** Forwards requests to a service, and cuts the connection as soon as the answer begins, after `onAnswer`. */
export async function startAnswerCutter(serviceOrigin: string, onAnswer: () => void = () => {}): Promise<AnswerCutter> {
  const { hostname, port } = new URL(serviceOrigin);
  let count = 0;
  const server = createServer((inner) => {
    const outer = connect(Number(port), hostname);
    const end = () => {
      inner.destroy();
      outer.destroy();
    };
    for (const socket of [inner, outer]) socket.on('error', end).on('close', end);
    inner.on('data', (bytes) => outer.write(bytes));
    outer.once('data', () => {
      count += 1;
      onAnswer();
      end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => count,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
