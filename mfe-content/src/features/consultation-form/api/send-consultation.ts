import { type ConsultationBody, createConsultationRequest, type LeadAccepted } from '@annuity-lantern/contracts/http';
import { call } from '@annuity-lantern/host-kit';
import { isKeyReused } from '../model/describe-failure.ts';
import { currentKey, dropKey, renewKey } from '../model/idempotency-key.ts';

/**
 * Sends the request with the key of this form. When that key was already used with other answers, sends once more with a
 * new one: staff then see both as one person's.
 * @throws ApiError
 */
export async function sendConsultation(body: ConsultationBody): Promise<LeadAccepted> {
  const accepted = await post(body, currentKey()).catch((error: unknown) => {
    if (!isKeyReused(error)) throw error;
    return post(body, renewKey());
  });
  dropKey();
  return accepted;
}

function post(body: ConsultationBody, key: string): Promise<LeadAccepted> {
  return call(createConsultationRequest, { body }, { headers: { 'idempotency-key': key } });
}
