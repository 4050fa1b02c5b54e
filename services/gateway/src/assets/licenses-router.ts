import type { Licenses } from '@annuity-lantern/contracts/licenses';
import { exactRouter } from '@annuity-lantern/service-kit/exact-app';
import { represent, sendRepresentation } from '@annuity-lantern/service-kit/representation';
import type { Router } from 'express';
import type { Builds } from '../boot/read-builds.ts';

const LINE = '-'.repeat(80);

/** `GET /licenses.txt`: the licenses of all packages and fonts that browsers receive. Search engines are asked not to index it. */
export async function licensesRouter({ shell, remotes }: Builds): Promise<Router> {
  const all = [shell, ...remotes].flatMap(({ licenses }) => licenses);
  const unique = new Map(all.map((one) => [`${one.name} ${one.version}`, one]));
  const sections = [...unique]
    .sort(([one], [other]) => one.localeCompare(other, 'en-US'))
    .map(([title, license]) => section(title, license));
  const text = [`Third-party software and fonts of this website\n`, ...sections].join(`\n${LINE}\n\n`);
  const document = await represent(text, 'text/plain; charset=utf-8', 'public, max-age=3600');
  const router = exactRouter();
  router.get('/licenses.txt', (req, res) => {
    res.set('X-Robots-Tag', 'noindex');
    sendRepresentation(req, res, document);
  });
  return router;
}

function section(title: string, { name, license, text }: Licenses[number]): string {
  return `${title}\nLicense: ${license}\n\n${text || `See https://www.npmjs.com/package/${name}`}\n`;
}
