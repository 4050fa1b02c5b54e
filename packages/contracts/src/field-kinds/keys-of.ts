/** The keys of a record that is not empty, as `z.enum` takes them. */
export function keysOf<T extends object>(record: T) {
  return Object.keys(record) as [keyof T & string, ...(keyof T & string)[]];
}
