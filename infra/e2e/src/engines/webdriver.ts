/** A session of W3C WebDriver: https://www.w3.org/TR/webdriver2/ */
export interface Session {
  readonly get: (command: string) => Promise<unknown>;
  readonly post: (command: string, body: object) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

export async function openSession(server: string, capabilities: object): Promise<Session> {
  const { sessionId } = (await ask(`${server}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })) as { sessionId: string };
  const session = `${server}/session/${sessionId}`;
  return {
    get: (command) => ask(`${session}/${command}`, 'GET'),
    post: (command, body) => ask(`${session}/${command}`, 'POST', body),
    end: async () => void (await ask(session, 'DELETE')),
  };
}

async function ask(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }), signal: AbortSignal.timeout(60_000) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`WebDriver: ${error}: ${message}`);
}
