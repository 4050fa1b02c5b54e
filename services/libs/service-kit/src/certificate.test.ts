import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { createServer } from 'node:tls';
import { expect, it } from 'vitest';
import { readCertificate } from './certificate.ts';

/** Made for this test, of localhost, until 2126. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg4S6hAsLL+qB4Pyv9
bjdUvIY5f8C4K1IKPTYJW10o4mmhRANCAATwRIvZE79kCWVc8q53RFH5PTkEqFvq
BYKQ32AQDPt/1nqrPEK5Q4t8iMHq8kbXyNuex3EyY0PexoO499g50PU7
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUW9KFKvDkbmVKJjVwmFO4dFwVGh8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyOTE1NTEwOFoYDzIxMjYxMTA1
MTU1MTA4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATwRIvZE79kCWVc8q53RFH5PTkEqFvqBYKQ32AQDPt/1nqrPEK5Q4t8
iMHq8kbXyNuex3EyY0PexoO499g50PU7o2kwZzAdBgNVHQ4EFgQUgLk1FxtsvLrt
R3xeJmkvXVCv+WQwHwYDVR0jBBgwFoAUgLk1FxtsvLrtR3xeJmkvXVCv+WQwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIge1a9aPGFLGxjX+r5yLi+XveYMeXpFUEtDRleKzYCn5ICIQDra9mLDdZh
BwTGz1SRZT9kUJwgerKt1h3n/QxLDbhrKw==
-----END CERTIFICATE-----`;

it('reads the end of a certificate, and why browsers refuse it', async () => {
  const server = createServer({ key, cert }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await readCertificate(`https://localhost:${port}`)).toEqual({
    until: new Date('2126-11-05T15:51:08Z'),
    fault: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
  server.close();
});

it('rejects where nothing speaks TLS', async () => {
  const server = createTcpServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(readCertificate(`https://127.0.0.1:${port}`)).rejects.toThrow();
  server.close();
});
