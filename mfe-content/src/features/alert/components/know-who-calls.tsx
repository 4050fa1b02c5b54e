import { NotSureWhoCalls } from '../../../text/not-sure-who-calls.tsx';

/** A caller cannot prove that they are ours. A call that the visitor makes can. */
export function KnowWhoCalls() {
  return (
    <>
      <p>Anyone can call you and say that they are from us. The number on your phone can be faked, too.</p>
      <ul>
        <li>
          <NotSureWhoCalls />
        </li>
        <li>Don’t use a number that the caller gives you. Ours is at the end of every page and of each email from us.</li>
        <li>We never mind: ask who called, hang up, and call back when it suits you.</li>
      </ul>
    </>
  );
}
