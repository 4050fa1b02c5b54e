/**
 * Downloads the official build of MongoDB into the folder named by the first argument and prints the program's path.
 * A program of its own, so that a hanging download can be ended.
 */
import { join } from 'node:path';
import { MongoBinary } from 'mongodb-memory-server-core';
import { MongoBinaryDownloadUrl } from 'mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl.js';
import { fetchChecked } from './fetch-checked.ts';

/** The line that compose runs, too: it gets security fixes until 2029. */
const VERSION = '8.0.19';

const downloadDir = process.argv[2];
if (!downloadDir) throw new Error('The folder to download into is missing.');

const url = await new MongoBinaryDownloadUrl({ version: VERSION, platform: process.platform, arch: process.arch }).getDownloadUrl();
// The library would accept any certificate and compare an MD5 only. It unpacks an archive that is there already.
const failure = await fetchChecked(url, join(downloadDir, new URL(url).pathname.split('/').at(-1) ?? '')).then(
  () => undefined,
  (error: Error) => error.message,
);
if (failure) {
  console.error(failure);
  process.exit(1);
}
process.env.npm_config_strict_ssl = 'true';
console.log(await MongoBinary.getPath({ version: VERSION, downloadDir, checkMD5: true }));
