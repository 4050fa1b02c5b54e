import { createTransport } from 'nodemailer';

const limits = { connectionTimeout: 3000, greetingTimeout: 3000, socketTimeout: 5000, dnsTimeout: 3000 };

/** Whether the mail host takes our name and password. Sends no mail. Undefined without an answer. */
export async function askMailHost(smtpUrl: string | undefined): Promise<'takes' | 'refuses' | undefined> {
  if (smtpUrl === undefined) return undefined;
  const transport = createTransport({ url: smtpUrl, ...limits });
  try {
    await transport.verify();
    return 'takes';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EAUTH' ? 'refuses' : undefined;
  } finally {
    transport.close();
  }
}
