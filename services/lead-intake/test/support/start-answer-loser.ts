import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface AnswerLoser {
  readonly origin: string;
  /** Answers that were in flight when the connection was cut. */
  readonly lost: () => number;
  readonly stop: () => Promise<void>;
}

/** A proxy between a visitor and a service: requests pass, and the connection breaks at an answer's first byte. */
export async function startAnswerLoser(servicePort: number): Promise<AnswerLoser> {
  let lost = 0;
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    const service = connect(servicePort, '127.0.0.1');
    const cut = () => {
      visitor.destroy();
      service.destroy();
    };
    for (const socket of [visitor, service]) {
      open.add(socket);
      socket.on('error', cut).on('close', () => open.delete(socket));
    }
    visitor.pipe(service);
    service.once('data', () => {
      lost += 1;
      cut();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost: () => lost,
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
