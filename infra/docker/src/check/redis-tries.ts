interface RedisTry {
  readonly words: readonly string[];
  readonly isAllowed: boolean;
}

const HEARTBEAT = '{lantern}:heartbeat:compose-check';
const JOB = '{lantern}:compose-check';

/** No service may do these. None changes anything even where it is allowed: keys are missing, or words are wrong. */
const forbidden = [
  ['FLUSHALL', 'NEITHER'],
  ['CONFIG', 'SET', 'no-such-setting', '1'],
  ['ACL', 'LIST'],
  ['KEYS', 'compose-check'],
  ['CLIENT', 'LIST'],
  ['SHUTDOWN', 'NEITHER'],
  ['REPLICAOF', 'no', 'word'],
  ['GET', 'compose-check'],
  ['DEL', 'compose-check'],
  ['PUBLISH', 'compose-check', ''],
];

/** Who works with the queues, and how. */
const queueUsers: Readonly<Record<string, 'writes' | 'reads' | 'copies'>> = {
  'lead-intake': 'writes',
  'lead-worker': 'writes',
  'lead-desk': 'reads',
  nightly: 'copies',
};

export function redisTries(service: string): RedisTry[] {
  const use = queueUsers[service];
  return [
    ...forbidden.map((words) => ({ words, isAllowed: false })),
    { words: ['PING'], isAllowed: true },
    { words: ['PEXPIRE', HEARTBEAT, '1'], isAllowed: use !== 'copies' },
    { words: ['XRANGE', HEARTBEAT, '-', '+', 'COUNT', '1'], isAllowed: use !== undefined },
    { words: ['HGETALL', JOB], isAllowed: use !== undefined },
    { words: ['DEL', JOB], isAllowed: use === 'writes' },
    { words: ['PUBLISH', 'lantern:compose-check', ''], isAllowed: use === 'reads' || use === 'writes' },
    { words: ['SUBSCRIBE', 'compose-check'], isAllowed: false },
  ];
}
