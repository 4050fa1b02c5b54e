import { Badge, Disclosure, flow, font, joinClasses, Table } from '@annuity-lantern/ui';
import { outline } from '../model/outline.ts';
import styles from './sample-progress.module.css';

/** A sample of the course in progress, shown only to visitors without progress of their own. */
const SAMPLE_CURRENT = 6;
const SAMPLE_PERCENT = 75;

export function SampleProgress() {
  return (
    <Disclosure label="See a sample of the course part way through">
      <div className={joinClasses(flow[8], styles.sample)}>
        <p>
          <Badge tone="sample">Sample, not your progress</Badge>
        </p>
        <p
          className={font.hint}
        >{`${SAMPLE_PERCENT} percent. We made up the progress below. Your own percentage counts the lessons you have completed.`}</p>
        <Table
          caption="Sample of the course part way through"
          captionHidden
          columns={[
            { key: 'lesson', label: 'Lesson' },
            { key: 'state', label: 'State' },
            { key: 'button', label: 'Button' },
          ]}
          rows={outline.map(({ title }, place) => ({ lesson: `${place + 1}. ${title}`, ...sampleState(place + 1) }))}
        />
      </div>
    </Disclosure>
  );
}

function sampleState(lesson: number) {
  if (lesson < SAMPLE_CURRENT) return { state: 'Completed', button: 'Review' };
  return lesson === SAMPLE_CURRENT ? { state: 'Current', button: 'Continue' } : { state: 'Not started', button: 'Start' };
}
