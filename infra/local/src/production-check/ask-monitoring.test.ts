import { expect, it } from 'vitest';
import { sendTestAlert } from './ask-monitoring.ts';

it('names the setting to look at if no Alertmanager answers', async () => {
  await expect(sendTestAlert('http://127.0.0.1:1', '123456', new Date(0))).rejects.toThrow(
    'no Alertmanager answered, and ALERTMANAGER_URL',
  );
});
