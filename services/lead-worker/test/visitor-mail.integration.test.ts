import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { effects as definitions } from '@annuity-lantern/contracts/effects';
import { sampleSite } from '@annuity-lantern/site/sample';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createPipelineRig, type PipelineRig, STAFF_ADDRESS } from './support/pipeline-rig.ts';
import { answers, postConsultation, postReview, reviewAnswers } from './support/post-lead.ts';
import { decoded } from './support/read-mail.ts';
import type { SpawnedService } from './support/spawn-service.ts';

let rig: PipelineRig;

const startRig = async () => {
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), 10);
};

const visitorMail = (id: string) => rig.effect(id, 'visitorMail');
const visitorMailsOf = (id: string) => rig.mailsOf(id, 'visitorMail');

describe('an intake and a worker', () => {
  let intake: SpawnedService;

  beforeAll(async () => {
    await startRig();
    [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  });

  afterEach(() => rig.trap.behave('accept'));

  afterAll(() => rig.end());

  it.each([
    ['consultation', postConsultation, answers, 'We have your consultation request', 'a free consultation about annuities'],
    ['annuity-review', postReview, reviewAnswers, 'We have your annuity review request', 'a free review of your annuity'],
  ] as const)('answers a request of kind %s once, with nothing of what was typed', async (_, post, form, subject, asked) => {
    const { id } = (await post(intake)).body;
    await expect.poll(() => visitorMail(id)).toMatchObject({ state: 'done', attempts: 1 });
    expect(visitorMailsOf(id)).toHaveLength(1);
    const mail = decoded(visitorMailsOf(id)[0]);
    const [head = ''] = mail.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^To: ${form.email}$`, 'im'));
    expect(head).toMatch(new RegExp(`^Subject: ${subject}$`, 'm'));
    expect(head).toMatch(new RegExp(`^Message-ID:\\s+<lead/${id}/visitorMail@example\\.org>$`, 'm'));
    expect(head).toMatch(new RegExp(`^Reply-To: ${sampleSite.contactEmail}$`, 'm'));
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(head).not.toMatch(/^(?:Cc|Bcc|List-Unsubscribe):/im);
    expect(mail).toContain(asked);
    expect(mail).toContain(sampleSite.phone.display);
    const typed = Object.entries(form).filter(([key]) =>
      ['firstName', 'lastName', 'primaryConcern', 'insuranceCompany', 'concerns'].includes(key),
    );
    expect(typed.length).toBeGreaterThan(2);
    const besideTheRecipient = mail.replace(/^To: .*$/m, '');
    for (const value of [...typed.map(([, text]) => String(text)), form.phone, form.email]) expect(besideTheRecipient).not.toContain(value);
  });

  it('holds as unconfirmed and never repeats a mail if the host hangs up after receiving it', async () => {
    rig.trap.behave({ at: 'message', say: 'cut' });
    const { id } = (await postConsultation(intake)).body;
    await expect
      .poll(() => visitorMail(id))
      .toEqual({
        state: 'unconfirmed',
        attempts: 1,
        lastErrorClass: 'smtp_unreachable',
        lastAttempts: [{ errorClass: 'smtp_unreachable', at: expect.any(Date) }],
        parkedAt: expect.any(Date),
        ...definitions.visitorMail.starts,
      });
    rig.trap.behave('accept');
    // Staff mail takes the same way and may arrive twice. Once it is done, sweeps have passed.
    await expect.poll(() => rig.effect(id, 'staffMail')).toMatchObject({ state: 'done' });
    expect(visitorMailsOf(id)).toHaveLength(1);
    expect(await visitorMail(id)).toMatchObject({ state: 'unconfirmed', attempts: 1 });
  });

  it('retries a host that hangs up before it has the mail, and the visitor gets one mail', async () => {
    rig.trap.behave({ at: 'data', say: 'cut' });
    const { id } = (await postConsultation(intake)).body;
    await expect.poll(() => visitorMail(id)).toMatchObject({ state: 'due', attempts: 1, lastErrorClass: 'smtp_unreachable' });
    rig.trap.behave('accept');
    await expect.poll(() => visitorMail(id)).toMatchObject({ state: 'done', attempts: 2 });
    expect(visitorMailsOf(id)).toHaveLength(1);
  });

  it('parks a refused visitor mail with a class and a code; staff get their mail, and no log has the address', async () => {
    rig.trap.behave({
      refuse: (recipient) => (recipient.includes(STAFF_ADDRESS) ? '250 ok' : `550 5.1.1 ${recipient} is not known to Ada Okafor`),
    });
    const { id } = (await postConsultation(intake)).body;
    await expect
      .poll(() => visitorMail(id))
      .toEqual({
        state: 'parked',
        attempts: 1,
        lastErrorClass: 'smtp_refused',
        lastAttempts: [{ errorClass: 'smtp_refused', code: '550', at: expect.any(Date) }],
        parkedAt: expect.any(Date),
        ...definitions.visitorMail.starts,
      });
    await expect.poll(() => rig.effect(id, 'staffMail')).toMatchObject({ state: 'done' });
    expect(visitorMailsOf(id)).toEqual([]);
    await expect.poll(() => rig.output()).toMatch(/"effect":"visitorMail".*"code":"550".*"words":"effect parked"/);
    expect(rig.output()).not.toMatch(/okafor|not known/i);
  });
});

describe('services with settings or records of their own', () => {
  beforeEach(startRig);

  afterEach(() => rig.end());

  it("shows the operator's own phone and address", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'visitor-mail-'));
    const file = join(folder, 'site.json');
    await writeFile(
      file,
      JSON.stringify({ ...sampleSite, phone: { display: '1-312-867-5309', dial: '+13128675309' }, networkName: 'North & Sons' }),
    );
    try {
      const [intake] = await Promise.all([rig.startIntake(), rig.startWorker({ settings: { SITE_FILE: file } })]);
      const { id } = (await postConsultation(intake)).body;
      await expect.poll(() => visitorMail(id)).toMatchObject({ state: 'done' });
      const mail = decoded(visitorMailsOf(id)[0]);
      for (const value of ['Phone:    1-312-867-5309', 'tel:+13128675309', 'North & Sons', 'North &amp; Sons'])
        expect(mail).toContain(value);
      expect(mail).not.toContain(sampleSite.phone.display);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('parks an old record whose address names two recipients or a header, and sends no mail', async () => {
    const intake = await rig.startIntake();
    const hostile = ['ada@example.org,evil@example.net', 'ada@example.org\r\nBcc: evil@example.net'];
    const ids: string[] = [];
    for (const email of hostile) {
      const { id } = (await postConsultation(intake)).body;
      ids.push(id);
      // As if an older check with other rules had accepted it.
      const u = {
        $set: {
          email,
          'effects.verify': { state: 'done', attempts: 1 },
          'effects.visitorMail': { state: 'due', attempts: 0, nextAt: new Date() },
        },
      };
      await rig.command({ update: 'leads', updates: [{ q: { _id: id }, u }] });
    }
    await rig.startWorker();
    for (const id of ids) {
      await expect
        .poll(() => visitorMail(id))
        .toEqual({
          state: 'parked',
          attempts: 1,
          lastErrorClass: 'recipient_unusable',
          lastAttempts: [{ errorClass: 'recipient_unusable', at: expect.any(Date) }],
          parkedAt: expect.any(Date),
        });
      await expect.poll(() => rig.effect(id, 'staffMail')).toMatchObject({ state: 'done' });
    }
    expect(new Set(rig.trap.recipients)).toEqual(new Set([STAFF_ADDRESS]));
    expect(rig.output()).not.toContain('evil');
  });

  it('refuses to start on the production host with sample values, and names them', async () => {
    const settings = { PUBLIC_ORIGIN: 'https://www.example.com', PRODUCTION_HOST: 'www.example.com' };
    await expect(rig.startWorker({ settings })).rejects.toThrow(
      /The lead-worker cannot start\.[\s\S]*- sample: is true[\s\S]*- phone\.dial: /,
    );
  });
});
