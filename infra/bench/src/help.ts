import { kinds } from './read-options.ts';

export const help = `npm run bench measures Annuity Lantern and prints the figures, their bars beside them, and which are missed.

  --only KIND   one of ${kinds.join(', ')}; can be given several times (all of them)
  --rounds N    rounds of intake, click-to-toast (11), page-change, redis-away, silent-resolver, flood (5), content (7), effects, rate-filter, tools and redis-wiped (3)
  --seconds N   how long each side of a round of intake, content, redis-away, silent-resolver and flood is measured (5)
  --leads N     leads of each turn of effects (2000), leads of redis-memory (20000)
  --requests N  requests of hostile (10000)
  --runs N      of lighthouse on each page (5)
  --page PATH   a page for lighthouse; can be given several times (every public page)
  --seed N      of the shuffled order in which the sides of a round take turns, and of the hostile requests (a new one each time, printed with the figures)
  --write       also writes the figures to docs/evidence/bench.md, beside those of the kinds that were not measured now
  --help        this text

memory          of each process at rest
bytes           first visit to / in a real Chromium: what is transferred, by file and by package
lighthouse      phone profile, median of 5 runs, on every public page: about 40 s a page; a run that was badly recorded is repeated
page-change     processor 4 times slower: how long scripts run at each change of page along the main navigation, and back, and how long until a page is shown
click-to-toast  phone profile in a real Chromium: from the click that sends the consultation form to the toast, and the server's share of it
rate-filter     filter and sort of 10,000 rates, known before and just received, with the processor 4 times slower, beside a naive way; what the page needs to answer a key
tools           how long each calculator calculates, and how long each tool page needs to answer a key or press, processor 4 times slower
intake          acknowledged leads per second and how long an answer takes, at 1 and at 64 connections, beside a bare server that stores the same
content         lists of content-api per second and how long an answer takes, beside a bare server that sends the same bytes
effects         effects per second of one worker, two and four, by queue, beside jobs that do nothing, and with slow providers
hostile         generated bodies and headers through gateway and intake: what fails, what is refused without words, what is stored otherwise, p99.9
redis-away      requests with Redis killed and frozen, beside Redis running: how many are accepted, how long an answer takes
silent-resolver requests with a name server that swallows every question, beside one that answers
flood           honest visitors beside an address that sends fifty times what it may, beside one that sends far more, and alone
redis-wiped     how long it takes until 300 effects are done whose jobs a wiped Redis has lost
redis-memory    what Redis holds after 20,000 leads have gone through, as a multiple of before
start           npm start in a fresh clone of the last commit until it is ready, and a second time on the same data

The first seven visit the product on a free port with a data folder of its own, as on its production host and with a complete site file and
rates that are no samples. The others but start run on a MongoDB and a Redis of their own. Measure when the machine does nothing else.
Example: npm run bench -- --only bytes --only lighthouse
Example: npm run bench -- --only lighthouse --page /annuity-alert --runs 1
Example: npm run bench -- --only intake --rounds 3 --seconds 2`;
