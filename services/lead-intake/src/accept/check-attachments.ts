import { type Attachments, MOST_ATTACHED_BYTES } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { AppError } from '@annuity-lantern/service-kit/errors';

/**
 * The attachments, or undefined if there are none: an empty list equals a missing one.
 *
 * @throws AppError `invalid_input` (400) if a tool appears twice or all are too large
 */
export function checkAttachments(attachments: Attachments = []): Attachments | undefined {
  const tools = new Set(attachments.map(({ kind }) => kind));
  const { twice, tooLarge } = messages.field.attachments;
  if (tools.size < attachments.length) throw refusal('duplicate', twice);
  if (Buffer.byteLength(JSON.stringify(attachments)) > MOST_ATTACHED_BYTES) throw refusal('too_big', tooLarge);
  return attachments.length > 0 ? attachments : undefined;
}

function refusal(code: string, message: string): AppError {
  return new AppError('invalid_input', {
    message: `the attachments are refused: ${code}`,
    errors: [{ field: 'attachments', code, message }],
  });
}
