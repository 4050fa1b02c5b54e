import { Steps } from '../../../article/steps.tsx';

/** From the printed letter to the refund. */
export function HowToSend() {
  return (
    <Steps>
      <li>
        <span>Sign it. Every owner of the contract signs.</span>
      </li>
      <li>
        <span>
          Copy everything: the letter, the cover, and the whole contract if you send it back. Most insurers ask for the contract. If you’ve
          lost it, say so in the letter.
        </span>
      </li>
      <li>
        <span>
          Send it to the insurance company, at the address on the cover, by certified mail with return receipt. Handing it to the agent
          isn’t proof.
        </span>
      </li>
      <li>
        <span>
          Call the insurer the same day. Ask for the fax number or email address for cancellations, send a copy there too, and write down
          the name and the time.
        </span>
      </li>
      <li>
        <span>
          Keep the postmarked receipt with your copies. No confirmation after two weeks? Call the insurer. If the insurer refuses, ask your
          state’s insurance department.
        </span>
      </li>
    </Steps>
  );
}
