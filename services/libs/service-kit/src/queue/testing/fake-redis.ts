import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

const MASTER = '*3\r\n$6\r\nmaster\r\n:0\r\n*0\r\n';
const handshake: Readonly<Record<string, string>> = {
  HELLO: "-ERR unknown command 'HELLO'\r\n",
  CLIENT: '+OK\r\n',
  INFO: '$12\r\nredis_mode:x\r\n',
  PING: '+PONG\r\n',
  ROLE: MASTER,
};

/** Answers each command of the n-th connection with the result of `answer`, or as a primary would; `close` cuts the connection. */
export async function startFakeRedis(answer: (command: string, connection: number) => string | undefined) {
  const sockets: Socket[] = [];
  const seen: string[] = [];
  const server = createServer((socket) => {
    const connection = sockets.push(socket);
    socket.on('error', () => {});
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const [, first = '', second = ''] of text.matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n(?:\$\d+\r\n(SLOTS|KEYSLOT)\r\n)?/g)) {
        const command = `${first.toUpperCase()}${second && ` ${second}`}`;
        const reply = answer(command, connection) ?? handshake[command];
        if (!(command in handshake)) seen.push(`${command} over ${connection}`);
        if (reply === 'close') socket.destroy();
        else socket.write(reply ?? '-ERR unknown\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `redis://127.0.0.1:${port}`, seen, connections: () => sockets.length };
}
