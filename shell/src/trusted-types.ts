interface Rules {
  readonly createScriptURL?: (address: string) => string;
  readonly createHTML?: (html: string) => string;
}

interface Policy {
  readonly createHTML: (html: string) => string;
}

/** Absent from older browsers, which do not enforce the policies. */
const { trustedTypes } = globalThis as { trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => Policy } };

/** What script files of our own are below. */
const own = /^\/(?:assets|remotes)\//;

/**
 * Lets only addresses of our own files become the source of a script, and no text become markup or code. The default policy, because the
 * federation runtime and the chunks of remotes set `script.src` and know no policy.
 */
export function guardScripts(): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, window.location.href);
      if (origin !== window.location.origin || !own.test(pathname)) throw new TypeError('not a script of ours');
      return address;
    },
  });
}

const served = trustedTypes?.createPolicy('served-html', { createHTML: (html) => html });

/** Marks as markup what the gateway served. For nothing else: no rule checks it. */
export function trustServed(html: string): string {
  return served ? served.createHTML(html) : html;
}
