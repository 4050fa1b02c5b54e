/** The key of the open request in the query of the desk. */
export const OPEN_REQUEST = 'request';

/** The address of a request on the desk, relative to the path of the desk. */
export function addressOfRequest(id: string): string {
  return `?part=requests&${OPEN_REQUEST}=${id}`;
}
