export const help = `npm run chaos kills and freezes the pipeline while visitors send requests, then looks whether it kept its promise: an acknowledged
lead is never lost, and every effect happens, once as far as its provider allows.

  --seed N      of everything that is left to chance: victims, moments, lengths, arrivals (a new one each time, printed with the report)
  --minutes N   over which the faults are spread (3)
  --kills N     of intake, worker, gateway, Redis and MongoDB, a fifth each, at moments that hurt and at others (15)
  --freezes N   besides, the first one a worker past its lease (5)
  --rate N      visitors a second on average, who come whether or not anybody is answered (8)
  --away N      seconds for which MongoDB is away afterwards, while Redis, worker, intake and gateway die once more; 0 for not at all (120)
  --write       also writes the report into docs/evidence/chaos.md, in place of an earlier one of the same seed
  --help        this text

It starts a MongoDB, a Redis, a gateway, an intake, two workers and their providers for itself, in a folder and on ports of its own, and
leaves a running npm start alone. Afterwards two controls go through the same kills: an intake that answers before it stores, and a worker that
marks before it acts. Both must lose something, else this runner could not see it. It ends with 1 when a promise is broken or a control loses nothing.
Example: npm run chaos -- --seed 1 --minutes 1 --kills 10 --away 0`;
