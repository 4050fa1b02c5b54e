import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { AppError } from '@annuity-lantern/service-kit/errors';

/** The shell's page template as its dev server has it now. Throws an `AppError` while that server is not up. */
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
