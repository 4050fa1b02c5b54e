import type { ColleagueRefusal } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { across, Button, Notice } from '@annuity-lantern/ui';
import { useEffect, useRef } from 'react';

const sharedWords = {
  email: 'the same email address',
  phone: 'the same phone number',
  'email and phone': 'the same email address and phone number',
} as const satisfies Record<ColleagueRefusal['reason'], string>;

interface ColleagueOfferProps {
  readonly colleague: ColleagueRefusal;
  /** Absent if the colleague has this request, too. */
  readonly onJoin: (() => void) | undefined;
  readonly onGoOn: () => void;
}

/** Before a person gets two advisors: says who the first one is, and asks. It takes the focus, because nothing has been saved. */
export function ColleagueOffer({ colleague: { owner, leadId, reason }, onJoin, onGoOn }: ColleagueOfferProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const name = isolateName(owner);
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Notice tone="straw" title={`${name} has another request of this person`}>
        <p>{`It is ${leadReference(leadId)}, with ${sharedWords[reason]}. Nothing has changed yet.`}</p>
        <div className={across[8]}>
          {onJoin && (
            <Button size="small" onClick={onJoin}>
              {`Give it to ${name}`}
            </Button>
          )}
          <Button size="small" variant="outline" onClick={onGoOn}>
            Go on
          </Button>
        </div>
      </Notice>
    </div>
  );
}
