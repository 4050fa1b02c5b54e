import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The inputs of a picture besides its title. The package file names the versions of renderer and font. */
const drawing = ['draw-social-image.ts', 'break-title.ts', '../package.json'].map((file) =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8'),
);

interface Pictured {
  readonly id: string;
  readonly head: { readonly title: string };
  /** Small, below the title. */
  readonly note?: string;
}

/** The file of a route's picture, below the remote's public path: a new name whenever the picture would be another one, known before it is drawn. */
export function imageName(route: Pictured): string {
  const hash = createHash('sha256').update(JSON.stringify([route.head.title, route.note, ...drawing]));
  return `assets/social/${route.id}.${hash.digest('hex').slice(0, 10)}.png`;
}
