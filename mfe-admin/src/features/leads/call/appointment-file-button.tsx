import { useHostData, useSite } from '@annuity-lantern/host-kit';
import { saveFile } from '@annuity-lantern/host-kit/save-file';
import { appointmentFile } from '@annuity-lantern/site/appointment-file';
import { ActionButton } from '../../../change/action-button.tsx';
import type { Lead } from '../model/lead.ts';

/** The calendar file of the call that both agreed on, the same that the visitor got. Renders nothing without one. */
export function AppointmentFileButton({ lead: { id, callback } }: { readonly lead: Pick<Lead, 'id' | 'callback'> }) {
  const site = useSite();
  const { publicOrigin } = useHostData();
  if (callback?.kind !== 'appointment' || callback.number === undefined || callback.version === undefined) return null;
  const { at, number, version } = callback;
  const save = () => {
    const appointment = { leadId: id, number, version, at: new Date(at) };
    const { name, type, content } = appointmentFile(appointment, site, { publicOrigin, now: new Date() });
    saveFile({ name, content: new Blob([content], { type }) });
  };
  return (
    <ActionButton variant="outline" onClick={save}>
      Add to my calendar
    </ActionButton>
  );
}
