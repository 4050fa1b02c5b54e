import { useSite } from '@annuity-lantern/host-kit';
import { above, Disclosure, font, joinClasses } from '@annuity-lantern/ui';
import { isLongList, servedSentence, statesInWords } from '../../../states-in-words.ts';

/** In which states an advisor can help, before anything is typed. */
export function StatesServed() {
  const { statesServed, sample } = useSite();
  return (
    <div className={joinClasses(above[8], font.measure)}>
      <p>{servedSentence(statesServed, sample)}</p>
      {isLongList(statesServed) && (
        <Disclosure label="See every state we serve">
          <p>{statesInWords(statesServed)}</p>
        </Disclosure>
      )}
    </div>
  );
}
