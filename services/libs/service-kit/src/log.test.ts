import { describe, expect, it } from 'vitest';
import { AppError } from './errors.ts';
import { createLog, type LogFields } from './log.ts';

function logInto(): { log: ReturnType<typeof createLog>; lines: () => Record<string, unknown>[] } {
  const written: string[] = [];
  const log = createLog('test', 'info', { write: (line) => written.push(line) });
  return { log, lines: () => written.map((line) => JSON.parse(line)) };
}

const ada = 'ada@example.org';

describe('a log line', () => {
  it('is JSON with time, level, service, fixed words and allowed fields', () => {
    const { log, lines } = logInto();
    log.with({ requestId: 'r-12345678' }).info('lead stored', { leadId: 'abc', ms: 12 });
    expect(lines()).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        service: 'test',
        requestId: 'r-12345678',
        leadId: 'abc',
        ms: 12,
        words: 'lead stored',
      },
    ]);
  });

  it.each<[string, object]>([
    ['a field that is not allowed', { email: ada }],
    ['a whole body', { body: { firstName: 'Ada', email: ada } }],
    ['an allowed field with an address in it', { leadId: ada }],
    ['an allowed field with an object in it', { code: { email: ada } }],
    ['a number field with a text in it', { ms: ada }],
    ['an error whose message quotes it', { error: new Error(`E11000 dup key: { email: "${ada}" }`) }],
    ['an error whose message looks like a stack', { error: new Error(`x\n    at ${ada} (file.ts:1:1)`) }],
    ['an error with properties', { error: Object.assign(new Error('x'), { response: `550 ${ada}`, rejected: [ada] }) }],
    ['an error whose code is it', { error: Object.assign(new Error('x'), { code: ada }) }],
    ['an error whose name is it', { error: Object.assign(new Error('x'), { name: ada }) }],
    ['the cause of an error of ours', { error: new AppError('internal', { message: 'it broke', cause: new Error(ada) }) }],
    ['something thrown that is no error', { error: { message: ada } }],
  ])('never holds personal data: %s', (_name, fields) => {
    const { log, lines } = logInto();
    log.error('something happened', fields as LogFields);
    log.with(fields as LogFields).error('something happened');
    expect(lines()).toHaveLength(2);
    expect(JSON.stringify(lines())).not.toContain('ada@');
    expect(JSON.stringify(lines())).not.toContain('Ada');
  });

  it("holds an error's type, code and place, and the message if it is ours", () => {
    const { log, lines } = logInto();
    const cause = Object.assign(new TypeError('theirs'), { code: 'ECONNREFUSED' });
    log.error('call failed', { error: new AppError('store_unavailable', { message: 'the ledger did not answer', cause }) });
    expect(lines()[0]?.error).toMatchObject({
      type: 'AppError',
      code: 'store_unavailable',
      message: 'the ledger did not answer',
      frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
      cause: { type: 'TypeError', code: 'ECONNREFUSED', frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]) },
    });
  });

  it('refuses words assembled from values, by type', () => {
    const { log, lines } = logInto();
    const name: string = 'Ada';
    // @ts-expect-error words are fixed
    log.info(name);
    // @ts-expect-error words are fixed
    log.info(`hello ${name}`);
    expect(lines()).toHaveLength(2);
  });
});
