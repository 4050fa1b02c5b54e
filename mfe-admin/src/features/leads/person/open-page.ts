import { usePlace } from '@annuity-lantern/host-kit';

/** What the address may ask for in place of the lists, by the id of a request. */
type PageOfRequest = 'person' | 'proof';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of the request whose person, or whose proof of consent, the address asks for. An address never names the person. */
export function useOpenPage(page: PageOfRequest): string | null {
  const { search } = usePlace();
  const id = new URLSearchParams(search).get(page)?.toLowerCase() ?? '';
  return uuid.test(id) ? id : null;
}

/** Its address, relative to the path of the desk. */
export function addressOfPage(page: PageOfRequest, id: string): string {
  return `?part=requests&${page}=${id}`;
}
