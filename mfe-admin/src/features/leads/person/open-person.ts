import { usePlace } from '@annuity-lantern/host-kit';

const KEY = 'person';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of the request whose person the address asks for. An address never names the person. */
export function useOpenPerson(): string | null {
  const { search } = usePlace();
  const id = new URLSearchParams(search).get(KEY)?.toLowerCase() ?? '';
  return uuid.test(id) ? id : null;
}

/** The address of the person who sent this request, relative to the path of the desk. */
export function addressOfPerson(id: string): string {
  return `?part=requests&${KEY}=${id}`;
}
