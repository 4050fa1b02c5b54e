import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RouteManifest, type RouteRow } from '@annuity-lantern/contracts/route-manifest';
import { CONTRACT_VERSION } from '@annuity-lantern/contracts/routes';
import { imageName, type QueryPicturesOf, queryImages } from '@annuity-lantern/social-images';
import type { Compiler, StatsCompilation } from '@rspack/core';
import * as z from 'zod/mini';

/** Writes `route-manifest.json`: the remote's routes, and for each page the files that it needs at once. */
export class RouteManifestPlugin {
  readonly #remote: string;
  readonly #routes: readonly RouteRow[];
  readonly #socialImages: boolean;
  readonly #queryPictures: QueryPicturesOf;
  readonly #file: string;

  constructor(options: {
    remote: string;
    routes: readonly RouteRow[];
    socialImages: boolean;
    queryPictures: QueryPicturesOf;
    file: string;
  }) {
    this.#remote = options.remote;
    this.#routes = options.routes;
    this.#socialImages = options.socialImages;
    this.#queryPictures = options.queryPictures;
    this.#file = options.file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('RouteManifestPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
      const exposed = filesOf(namedChunkGroups.__federation_expose_remote, 'remote.ts');
      const assets = Object.fromEntries(
        this.#routes.map((route) => {
          const page = filesOf(namedChunkGroups[`page-${route.id}`], route.id);
          const image = this.#socialImages && route.indexable ? this.#imagesOf(route) : {};
          return [route.id, { css: page.css, js: [...new Set(['remoteEntry.js', ...exposed.js, ...page.js])], ...image }];
        }),
      );
      const manifest = z.parse(RouteManifest, { contractVersion: CONTRACT_VERSION, remote: this.#remote, routes: this.#routes, assets });
      mkdirSync(path.dirname(this.#file), { recursive: true });
      writeFileSync(this.#file, `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }

  #imagesOf(route: RouteRow) {
    const forQuery = queryImages(route.id, this.#queryPictures);
    return { socialImage: imageName(route), ...(forQuery ? { queryImages: forQuery } : {}) };
  }
}

function filesOf(group: NonNullable<StatsCompilation['namedChunkGroups']>[string] | undefined, id: string) {
  if (!group) throw new Error(`No chunk is named page-${id}: name it in remote.ts with webpackChunkName`);
  const names = (group.assets ?? []).map((asset) => asset.name).filter((name) => !name.includes('.hot-update.'));
  return { css: names.filter((name) => name.endsWith('.css')), js: names.filter((name) => name.endsWith('.js')) };
}
