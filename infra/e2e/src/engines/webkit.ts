import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@annuity-lantern/local/free-port';
import type { Engine } from '../visitor/engine.ts';
import { startProgram } from './start-program.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** The keys of WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { tab: '\uE004', control: '\uE009' } as const;

/** GTK's default toolbar keeps the window at 447 pixels or more. */
const narrowToolbar = '* { padding: 0; margin: 0; min-width: 0; min-height: 0; }\n';

/** A WebKitGTK of its own on a virtual screen, driven by WebDriver. */
export async function openWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const config = await mkdtemp(path.join(tmpdir(), 'annuity-lantern-webkit-'));
  await mkdir(path.join(config, 'gtk-3.0'));
  await writeFile(path.join(config, 'gtk-3.0/gtk.css'), narrowToolbar);
  // The screen chooses a free number and says it.
  const display = await startProgram({ program: screen, args: ['-displayfd', '1', '-screen', '0', '1600x1400x24'], ready: /^(\d+)\n/ });
  const port = await freePort();
  const server = await startProgram({
    program: driver,
    args: [`--port=${port}`],
    env: { DISPLAY: `:${display.said}`, XDG_CONFIG_HOME: config, NO_AT_BRIDGE: '1' },
    readyAt: `http://127.0.0.1:${port}/status`,
  });
  const session = await openSession(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const run: Engine['run'] = (inPage, ...args) =>
    session.post('execute/sync', { script: `return (${inPage})(...arguments)`, args }) as never;
  const press = (...pressed: readonly { readonly type: string; readonly value: string }[]) =>
    session.post('actions', { actions: [{ type: 'key', id: 'keys', actions: pressed }] });
  const down = (value: string) => ({ type: 'keyDown', value });
  const up = (value: string) => ({ type: 'keyUp', value });
  return {
    name: 'WebKit',
    goTo: async (url) => void (await session.post('url', { url })),
    run,
    press: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await session.post('actions', { actions: [{ type: 'pointer', id: 'finger', actions }] });
    },
    type: async (text) => {
      await press(down(keys.control), down('a'), up('a'), up(keys.control));
      await press(...[...text].flatMap((letter) => [down(letter), up(letter)]));
    },
    tab: async () => void (await press(down(keys.tab), up(keys.tab))),
    resize: async (width, height) => {
      // The window is larger than the page by its toolbar.
      for (let round = 0; round < 2; round += 1) {
        const outer = (await session.get('window/rect')) as { readonly width: number; readonly height: number };
        const inner = await run(() => ({ width: window.innerWidth, height: window.innerHeight }));
        await session.post('window/rect', { width: outer.width + width - inner.width, height: outer.height + height - inner.height });
      }
    },
    close: async () => {
      await session.end();
      await server.stop();
      await display.stop();
      await rm(config, { recursive: true, force: true });
    },
  };
}

/** A session of W3C WebDriver: https://www.w3.org/TR/webdriver2/ */
interface Session {
  readonly get: (command: string) => Promise<unknown>;
  readonly post: (command: string, body: object) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

async function openSession(server: string, capabilities: object): Promise<Session> {
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
