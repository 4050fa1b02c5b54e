/** What `npm start -- --help` prints. */
export const startHelp = `npm start brings up the whole of Annuity Lantern on this machine: it installs and builds what changed, starts MongoDB
and Redis (or fetches them), and runs all services until Ctrl-C. Settings are read from the environment:

  PORT             port of the site (8080; 0 picks a free one)
  HOST             address it listens on (127.0.0.1)
  DATA_DIR         data, logs, mails, generated keys (.data)
  CACHE_DIR        fetched server programs (annuity-lantern in the user's cache folder)
  PUBLIC_ORIGIN    address under which visitors reach it (http://localhost:PORT)
  PRODUCTION_HOST  host name that search engines may index, where unsafe settings are refused (none)
  SITE_FILE        phone, addresses, names and outside links (the sample values)
  MONGODB_URL      a MongoDB replica set that runs already (one is started here)
  REDIS_URL        a Redis that runs already (one is started here)
  REDIS_DURABLE    true when the Redis of REDIS_URL hides its settings but has every write on its disk before it answers (false)
  MONGO_IMAGE      image for a Docker engine (mongo:8.0)
  REDIS_IMAGE      image for a Docker engine (redis:7.4)
  STAFF_USERNAME   name of the first staff account (admin; production needs another)
  STAFF_PASSWORD   its password, 12 characters or more (generated, shown once)
  SESSION_SECRET   signs staff sessions, 32 characters or more; new,old while it is replaced (generated)
  ID_KEY           shapes ids of leads, 32 characters or more; never changed (generated)
  FORM_TOKEN_KEY   signs the tokens of open forms, as SESSION_SECRET (generated)
  SEALING_KEYS     id:key, or several: seal requests while MongoDB is away, 32 bytes each in hex (generated)
  AUDIT_KEY        seals the audit, 32 characters or more; new,old for good once it was replaced (generated)
  STAFF_KEYS       as SEALING_KEYS, keys of its own: seal the sign-in codes of staff; the old ones stay for good (generated)
  AUDIT_HEADS_FILE where the last hashes of the audit are kept (audit-heads.jsonl in DATA_DIR)
  OPERATIONS_URL   your copy of docs/operations/alerts.md, to which the staff desk links (none: it names the file)
  DNS_SERVERS      asked whether an email address can receive mail (the system's)
  SMTP_URL         mail server (a local inbox, its address is shown; production needs one)
  MAIL_FROM        sender of mails
  STAFF_MAIL_TO    receiver of mails about new requests, and of reminders without an owner or a manager to write to
  EDUCATION_FEED_URL  RSS, Atom, RDF, JSON or WordPress feed of the education articles (a sample, none on the production host)
  EDUCATION_FEED_PRIVATE_ORIGIN  its origin, when that is on this machine or a private network (none)
  RATES_SOURCE_URL a sheet of rates as CSV, asked every hour (a sample, none on the production host)
  RATES_SOURCE_PRIVATE_ORIGIN  its origin, when that is on this machine or a private network (none)
  ANALYTICS_URL    where conversions are counted, with ANALYTICS_MEASUREMENT_ID and ANALYTICS_API_SECRET (nowhere)
  LEAD_WEBHOOK_URL address of the CRM that is told of each request, with LEAD_WEBHOOK_SECRET (none)
  MAIL_CONCURRENCY, CRM_CONCURRENCY, ANALYTICS_CONCURRENCY, DNS_CONCURRENCY  calls one worker makes to each at a time (24, 12, 12, 12)
  TRUST_PROXY      number or addresses of proxies before the site (none; production needs it)
  INTAKE_LIMIT_PER_IP  requests a minute of one address, twice as many at once; 0 turns every limit off (10)
  VISITOR_MAILS_PER_HOUR  mails to visitors an hour; more wait for the next; 0 is no limit (1000)
  METRICS_PORT     port of the gateway's own metrics, for this machine only; 0 is none (0)
  LOG_LEVEL        debug, info, warn, error (info)

A second one beside it: PORT=8081 DATA_DIR=.data-2 npm start`;
