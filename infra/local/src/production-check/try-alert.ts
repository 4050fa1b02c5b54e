import { randomInt } from 'node:crypto';

export interface AlertTrial {
  /** Sends an alert that names the code to the person on call. */
  readonly send: (code: string) => Promise<void>;
  /** Asks at the terminal. */
  readonly ask: (question: string) => Promise<string>;
}

/** Whether an alert arrived: the person who got it types the code that only the alert names. */
export async function tryAlert({ send, ask }: AlertTrial): Promise<boolean> {
  const code = String(randomInt(100_000, 1_000_000));
  await send(code);
  return (await ask('An alert is on its way to the person on call. Type the code that it shows: ')).trim() === code;
}
