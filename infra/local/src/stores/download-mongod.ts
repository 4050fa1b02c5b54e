/**
 * Downloads the official build of MongoDB into the folder named by the first argument and prints the program's path.
 * A program of its own, so that a hanging download can be ended.
 */
import { MongoBinary } from 'mongodb-memory-server-core';
import { MongoBinaryDownloadUrl } from 'mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl.js';

const VERSION = '8.2.6';
const ANSWER_WITHIN_MS = 10_000;

const downloadDir = process.argv[2];
if (!downloadDir) throw new Error('The folder to download into is missing.');

// The downloader has no time limit of its own: where its server does not answer, say so soon.
const url = await new MongoBinaryDownloadUrl({ version: VERSION, platform: process.platform, arch: process.arch }).getDownloadUrl();
const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => undefined);
if (!answer?.ok) {
  console.error(`the download server does not answer (${new URL(url).host})`);
  process.exit(1);
}
console.log(await MongoBinary.getPath({ version: VERSION, downloadDir, checkMD5: true }));
