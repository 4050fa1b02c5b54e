/** Loaded before a service: its `Date` is ahead by `CHAOS_CLOCK_AHEAD_MS` milliseconds. Monotonic clocks are right, as on a machine with a wrong time. */

const ahead = Number(process.env.CHAOS_CLOCK_AHEAD_MS);
const { now } = Date;
const shifted = () => now() + ahead;

// A proxy, because dates that Node itself makes must stay instances of `Date`.
globalThis.Date = new Proxy(Date, {
  construct: (date, args, newTarget) => Reflect.construct(date, args.length === 0 ? [shifted()] : args, newTarget),
  apply: (date) => new date(shifted()).toString(),
  get: (date, name, receiver) => (name === 'now' ? shifted : Reflect.get(date, name, receiver)),
});
