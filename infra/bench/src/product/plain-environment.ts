import path from 'node:path';

/** Settings of the product: what is measured must not depend on those of the shell that measures. */
const settings =
  /^(?:PORT|HOST|DATA_DIR|CACHE_DIR|PUBLIC_ORIGIN|PRODUCTION_HOST|SITE_FILE|MONGODB_URL|REDIS_URL|STAFF_.+|SESSION_SECRET|ID_KEY|FORM_TOKEN_KEY|SEALING_KEYS|SMTP_URL|MAIL_FROM|TRUST_PROXY|ANALYTICS_.+|LEAD_WEBHOOK_.+|DNS_SERVERS|EDUCATION_FEED_.+|LOG_LEVEL|NODE_ENV)$/;
/** npm tells its scripts of the project it runs in: another npm, started in another folder, must not hear of it. */
const ofThisNpmRun = /^(?:npm_(?!config_).*|npm_config_.*prefix|INIT_CWD|NODE)$/;

/** The environment of this process as a new terminal would have it: without settings, without npm's additions, without our pinned Node. */
export function plainEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !settings.test(name) && !ofThisNpmRun.test(name));
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => !/node_modules[\\/]\.bin$|node-gyp-bin$/.test(folder));
  return { ...Object.fromEntries(kept), PATH: folders.join(path.delimiter) };
}
