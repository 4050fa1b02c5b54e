import { bodyId } from '@annuity-lantern/contracts/jobs';
import type { RestoreProducer } from '@annuity-lantern/service-kit/restore-producer';
import type { SealedRequest, SealedRequests } from '@annuity-lantern/service-kit/sealed-requests';
import { StoreAway } from './simulated-ledger.ts';
import type { SimulatedQueue } from './simulated-queue.ts';
import type { SimulatedWorker } from './simulated-worker.ts';
import type { Process, VirtualClock } from './virtual-clock.ts';

export interface SimulatedSealed {
  /** By the ids of their jobs. */
  readonly kept: Map<string, SealedRequest>;
  connect(process: Process): Pick<RestoreProducer, 'keep'> & Pick<SealedRequests, 'read' | 'add' | 'drop'>;
}

export interface SealedOptions {
  readonly clock: VirtualClock;
  readonly random: () => number;
  readonly weather: SimulatedQueue['weather'];
  /** Some worker that lives. */
  readonly pick: () => SimulatedWorker | undefined;
}

const RESTORE_PAUSE = 1000;

/** The queue of sealed submissions: Redis has them on its disk, so a wipe of the jobs of effects leaves them. */
export function createSimulatedSealed({ clock, random, weather, pick }: SealedOptions): SimulatedSealed {
  const kept = new Map<string, SealedRequest>();

  function add(request: SealedRequest): void {
    if (kept.has(request.id)) return;
    kept.set(request.id, request);
    clock.after(0, null, () => deliver(request));
  }

  /** Hands it to some worker until one has restored it. */
  function deliver(request: SealedRequest): void {
    const { id, data } = request;
    if (kept.get(id) !== request) return;
    const worker = pick();
    if (worker && !weather.isAway)
      clock.after(0, worker.process, async () => {
        if ((await worker.restore(data as never)) === 'restored') kept.delete(id);
      });
    clock.after(RESTORE_PAUSE, null, () => deliver(request));
  }

  const call = <T>(process: Process, work: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      if (weather.isAway) return clock.after(0, process, () => reject(new StoreAway('Redis is away')));
      const answer = work();
      clock.after(5 * random(), process, () => resolve(answer));
    });

  return {
    kept,
    connect: (process) => ({
      keep: ({ leadId, sealed, fingerprint, createdAt }) =>
        call(process, () => {
          const id = bodyId(leadId, fingerprint);
          add({ id, data: { v: 1, leadId, sealed }, createdAt: createdAt.getTime() });
          return new Date(kept.get(id)?.createdAt ?? createdAt);
        }),
      read: async function* () {
        yield* await call(process, () => [...kept.values()]);
      },
      add: (requests) =>
        call(process, () => {
          for (const request of requests) add(request);
        }),
      drop: (ids) =>
        call(process, () => {
          for (const id of ids) kept.delete(id);
        }),
    }),
  };
}
