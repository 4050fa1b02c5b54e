import {
  type ConsentChannel,
  consentChannels,
  type LeadDetail,
  type RevocationWay,
  recordRevocation,
} from '@annuity-lantern/contracts/http';
import { upperFirst } from '@annuity-lantern/domain/first-letter';
import { Checkbox, Dialog, joinClasses, RadioGroup, stack } from '@annuity-lantern/ui';
import { useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import desk from '../../../shared-styles/desk.module.css';
import { channelWords } from '../model/lead-words.ts';
import { useLeadChange } from '../model/use-lead-change.ts';
import { wayOptions } from '../model/way-options.ts';
import { ChangeOutcome } from './change-outcome.tsx';

interface NewRevocation {
  readonly channels: readonly ConsentChannel[];
  readonly way: RevocationWay;
}

const everything: NewRevocation = { channels: consentChannels, way: 'phone' };

interface RecordRevocationProps {
  readonly detail: LeadDetail;
  readonly label?: string;
  /** What is checked at first. Everything without it: fewer channels are the exception. */
  readonly asked?: NewRevocation;
  /** False once there is nothing to record: only the result of the press stays. */
  readonly isOffered?: boolean;
}

/** Records that the visitor took consents back, after asking which and how. */
export function RecordRevocation({
  detail,
  label = 'Record a revocation...',
  asked = everything,
  isOffered = true,
}: RecordRevocationProps) {
  const [asking, setAsking] = useState(false);
  const [channels, setChannels] = useState(asked.channels);
  const [way, setWay] = useState(asked.way);
  const { busy, outcome, start } = useLeadChange(detail, (revocation: NewRevocation) =>
    callAsStaff(recordRevocation, { params: { id: detail.id }, body: { channels: [...revocation.channels], way: revocation.way } }),
  );
  const toggle = (channel: ConsentChannel, isChosen: boolean) =>
    setChannels(consentChannels.filter((one) => (one === channel ? isChosen : channels.includes(one))));
  const record = () => {
    setAsking(false);
    start({ channels, way });
  };
  return (
    <>
      {isOffered && (
        <div>
          <ActionButton variant="outline" busy={busy} onClick={() => setAsking(true)}>
            {label}
          </ActionButton>
        </div>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title="Record a revocation">
        <div className={joinClasses(stack[12], desk.ownButtons)}>
          <p>
            The visitor takes consent back. It holds at once: here, and for every other request so far with the same email address or phone
            number. You can’t undo it here.
          </p>
          <div className={stack[8]}>
            {consentChannels.map((channel) => (
              <Checkbox
                key={channel}
                id={`revoke-${channel}`}
                label={upperFirst(channelWords[channel])}
                checked={channels.includes(channel)}
                onChange={(event) => toggle(channel, event.target.checked)}
              />
            ))}
          </div>
          <RadioGroup
            name="revocation-way"
            legend="How the visitor told us"
            options={wayOptions}
            value={way}
            inline
            onChange={(event) => setWay(event.target.value as RevocationWay)}
          />
          <ActionButton waits={channels.length === 0} onClick={record}>
            Record it
          </ActionButton>
        </div>
      </Dialog>
      <ChangeOutcome outcome={outcome} saved="Saved: the revocation holds now." />
    </>
  );
}
