import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** All that a picture is made of beside its title; the package file tells the versions of renderer and type. */
const drawing = ['draw-social-image.ts', 'break-title.ts', '../package.json'].map((file) =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8'),
);

/** The file of a route's picture, below the remote's public path: a new name whenever the picture would be another one, known before it is drawn. */
export function imageName(route: { readonly id: string; readonly head: { readonly title: string } }): string {
  const hash = createHash('sha256').update(JSON.stringify([route.head.title, ...drawing]));
  return `assets/social/${route.id}.${hash.digest('hex').slice(0, 10)}.png`;
}
