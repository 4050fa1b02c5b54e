let served: { pathname: string; html: string } | null = null;

/** Keeps the finished page's markup, to be read on when its remote cannot be loaded. */
export function rememberServedPage(pathname: string, html: string): void {
  served = { pathname, html };
}

/** The markup our own gateway served for this path, if it was the first page of this visit. */
export function servedPage(pathname: string): string | null {
  return served?.pathname === pathname ? served.html : null;
}
