import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { AppError } from '@annuity-lantern/service-kit/errors';

/**
 * Fetches the shell's page template from its dev server.
 *
 * @throws AppError while that server is down
 */
export async function fetchTemplate(url: URL): Promise<string> {
  try {
    return await new Promise<string>((resolve, reject) => {
      get(url, (answer) => {
        if (answer.statusCode === 200) resolve(text(answer));
        else reject(new Error(`status ${answer.statusCode}`));
      }).on('error', reject);
    });
  } catch (cause) {
    throw new AppError('upstream_unreachable', { message: "the shell's dev server does not answer", cause });
  }
}
