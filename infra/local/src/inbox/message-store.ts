import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMessage, type StoredMessage } from './stored-message.ts';

const NEWEST_SHOWN = 500;
/** The key of a mail: its request and what it is. `erased` orders to delete those of the request (lead-worker's `forget-local-mails.ts`). */
const KEY = /^X-Idempotency-Key: lead\/([\w-]+)\/(\S+)\r?$/m;
const ID = /^(\d{13})-[0-9a-f]{8}$/;

/** The mails of the local inbox: one `.eml` file each, so that they survive restarts and open in any mail program. */
export class MessageStore {
  readonly #folder: string;
  readonly #byId = new Map<string, StoredMessage>();
  /** Requests that were erased since the start: their mails may still be on the way. */
  readonly #erased = new Set<string>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Opens the folder and reads the newest mails in it. */
  static async open(folder: string): Promise<MessageStore> {
    await mkdir(folder, { recursive: true });
    const store = new MessageStore(folder);
    const ids = (await readdir(folder)).filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length));
    for (const id of ids
      .filter((name) => ID.test(name))
      .sort()
      .slice(-NEWEST_SHOWN)) {
      await store.#keep(id, await readFile(join(folder, `${id}.eml`)));
    }
    return store;
  }

  /** Writes a mail to the disk; only then may its sender be told that it was taken. */
  async add(raw: Buffer): Promise<void> {
    const [, lead = '', what] = KEY.exec(raw.toString('latin1')) ?? [];
    if (what === 'erased') return this.#forget(lead);
    const id = `${Date.now()}-${randomBytes(4).toString('hex')}`;
    const path = join(this.#folder, `${id}.eml`);
    await writeFile(`${path}.new`, raw, { mode: 0o600 });
    await rename(`${path}.new`, path);
    await this.#keep(id, raw);
    // Last, so that an order that arrived meanwhile counts.
    if (this.#erased.has(lead)) await this.#delete(id);
  }

  /** Newest first. */
  list(): StoredMessage[] {
    return [...this.#byId.values()].toReversed();
  }

  find(id: string): StoredMessage | undefined {
    return this.#byId.get(id);
  }

  /** Deletes every mail about a request, also those that are not shown any more. */
  async #forget(leadId: string): Promise<void> {
    // Before the folder is read, which does not list what is being written.
    this.#erased.add(leadId);
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      if (!name.endsWith('.eml')) continue;
      // Another order may have deleted it meanwhile.
      const text = await readFile(path, 'latin1').catch(() => '');
      if (text.includes(`lead/${leadId}/`)) await this.#delete(name.slice(0, -'.eml'.length));
    }
  }

  async #delete(id: string): Promise<void> {
    await rm(join(this.#folder, `${id}.eml`), { force: true });
    this.#byId.delete(id);
  }

  async #keep(id: string, raw: Buffer): Promise<void> {
    const receivedAt = new Date(Number(ID.exec(id)?.[1]));
    this.#byId.set(id, await readMessage(id, receivedAt, raw));
    const [oldest] = this.#byId.keys();
    if (this.#byId.size > NEWEST_SHOWN && oldest) this.#byId.delete(oldest);
  }
}
