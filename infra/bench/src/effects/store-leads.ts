import { nextLead } from '../intake/leads.ts';

const AT_ONCE = 16;

export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Posts new leads, 16 at a time.
 *
 * @throws Error when one is not answered with 201
 */
export async function storeLeads({ url, headers: common }: Target, count: number): Promise<void> {
  let posted = 0;
  const post = async () => {
    while (posted < count) {
      posted += 1;
      const { headers, body } = nextLead();
      const answer = await fetch(url, { method: 'POST', headers: { ...common, ...headers }, body });
      const text = await answer.text();
      if (answer.status !== 201) throw new Error(`A lead was answered with ${answer.status}: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, post));
}
