import { readSignInCode, renewRecoveryCodes, type SignInCodeState, turnOffSignInCode } from '@annuity-lantern/contracts/http';
import { across, Button, font, Notice } from '@annuity-lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProofForm } from '../../../proof/proof-form.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { ReadState } from '../../../read-state/read-state.tsx';
import { codeStateWords } from '../model/code-words.ts';
import { CodeSetUp } from './code-set-up.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

/** The own sign-in code: whether there is one, setting it up, its recovery codes, and turning it off. */
export function SignInCode({ username, now }: { readonly username: string; readonly now: number }) {
  const read = useQuery({
    queryKey: queryKeys.signInCode,
    queryFn: ({ signal }) => callAsStaff(readSignInCode, {}, { signal }),
    refetchOnMount: 'always',
  });
  const [doing, setDoing] = useState<'set-up' | 'renew' | 'off'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [wasTurnedOff, setWasTurnedOff] = useState(false);
  const stop = () => setDoing(undefined);
  const begin = (what: typeof doing) => {
    setWasTurnedOff(false);
    setDoing(what);
  };

  // The state that is read changes while a step is under way.
  if (codes) {
    const title = 'These recovery codes replace the earlier ones.';
    return <RecoveryCodeList title={title} username={username} codes={codes} onKept={() => setCodes(undefined)} />;
  }
  return (
    <ReadState
      answer={read.data}
      failed={hasFailed(read)}
      reading={read.isFetching}
      loading={{ lines: 2, label: 'Loading your sign-in code' }}
      unread={{ title: 'Your sign-in code could not be read', text: 'The server did not answer.' }}
      onRetry={() => void read.refetch()}
    >
      {(state) => (
        <>
          <p>{codeStateWords(state, now)}</p>
          {wasTurnedOff && (
            <Notice tone="leaf" role="status">
              <p>Your sign-in code is off.</p>
            </Notice>
          )}
          {/* Hidden, so that the pressed button can take the focus again. */}
          <div hidden={doing !== undefined}>
            <Actions state={state} onBegin={begin} />
          </div>
          {doing === undefined && state.active && state.required && (
            <p className={font.quiet}>On this site everyone needs a code, so you can’t turn it off.</p>
          )}
          {doing === 'set-up' && <CodeSetUp username={username} replaces={state.active} takesFocus onDone={stop} onCancel={stop} />}
          {doing === 'renew' && (
            <ProofForm
              title="Make new recovery codes"
              withCode
              takesFocus
              send={(body) => callAsStaff(renewRecoveryCodes, { body })}
              onDone={({ recoveryCodes }) => {
                stop();
                setCodes(recoveryCodes);
              }}
              onCancel={stop}
            />
          )}
          {doing === 'off' && (
            <ProofForm
              title="Turn off the sign-in code"
              withCode
              takesFocus
              send={(body) => callAsStaff(turnOffSignInCode, { body })}
              onDone={() => {
                stop();
                setWasTurnedOff(true);
              }}
              onCancel={stop}
            />
          )}
        </>
      )}
    </ReadState>
  );
}

interface ActionsProps {
  readonly state: SignInCodeState;
  readonly onBegin: (what: 'set-up' | 'renew' | 'off') => void;
}

function Actions({ state: { active, required }, onBegin }: ActionsProps) {
  if (!active)
    return (
      <div className={across[8]}>
        <Button size="small" onClick={() => onBegin('set-up')}>
          Set up a sign-in code
        </Button>
      </div>
    );
  return (
    <div className={across[8]}>
      <Button variant="outline" size="small" onClick={() => onBegin('set-up')}>
        Use another phone
      </Button>
      <Button variant="outline" size="small" onClick={() => onBegin('renew')}>
        New recovery codes
      </Button>
      {!required && (
        <Button variant="outline" size="small" onClick={() => onBegin('off')}>
          Turn off
        </Button>
      )}
    </div>
  );
}
