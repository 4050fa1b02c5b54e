/** What any program may need of its surroundings: where things are, language and time zone, certificates, Node's own switches. */
const basicNames =
  /^(?:PATH|HOME|USER|LOGNAME|SHELL|TERM|TMPDIR|TZ|LANG|LC_\w+|LD_LIBRARY_PATH|SSL_CERT_(?:FILE|DIR)|NODE_(?:ENV|OPTIONS|EXTRA_CA_CERTS|V8_COVERAGE|DEBUG|NO_WARNINGS))$/;

/** The part of an environment that holds no settings and no secrets of the operator. */
export function basicEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => basicNames.test(name)));
}
