import { openDesk, openDeskOfSecondManager } from '../src/desk.ts';
import { expect, installation, test } from '../src/test.ts';
import { typeAtDesk } from '../src/typing/type-at-desk.ts';

test('20 sentences typed at the desk change no request and lose no character while another person works on the same requests', async ({
  page,
}) => {
  // Each of some thousand keys is a round trip.
  test.slow();
  const { origin, dataDir } = installation;
  await openDesk(page, origin);
  const own = await openDeskOfSecondManager(page, origin, dataDir, 'typist');
  const typed = await typeAtDesk({ page: own, writer: 'typist', other: page.request, origin, sentences: 20, seed: 7 });
  expect(typed).toEqual({ changed: [], lost: [] });
});
