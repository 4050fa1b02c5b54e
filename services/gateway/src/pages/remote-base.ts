/** Where the files of a remote are served. The builds write the same public path into their bundles. */
export function remoteBase(name: string): string {
  return `/remotes/${name}/`;
}
