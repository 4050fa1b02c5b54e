import * as z from 'zod';

/** The first note. */
export const Begin = z.object({
  is: z.literal('backup of annuity-lantern'),
  version: z.literal(1),
  /** Before anything was read: what was done until then is in the backup. */
  at: z.iso.datetime(),
  database: z.string(),
});

/** A sealed request of Redis. They come before the collections. */
export const Sealed = z.object({
  is: z.literal('sealed'),
  id: z.string(),
  data: z.record(z.string(), z.unknown()),
  createdAt: z.number(),
});

/** Its documents follow. */
export const Collection = z.object({
  is: z.literal('collection'),
  name: z.string(),
  options: z.record(z.string(), z.unknown()),
  indexes: z.array(z.record(z.string(), z.unknown())),
});

/** The last note. Without it, the file is cut off. */
export const End = z.object({
  is: z.literal('end'),
  sealed: z.number(),
  collections: z.array(z.object({ name: z.string(), count: z.number(), sha256: z.string() })),
});

export type Begin = z.output<typeof Begin>;
export type Collection = z.output<typeof Collection>;
export type End = z.output<typeof End>;

export const Note = z.discriminatedUnion('is', [Begin, Sealed, Collection, End]);
