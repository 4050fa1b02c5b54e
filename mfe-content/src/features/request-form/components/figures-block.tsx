import { above, Button, Checkbox, Disclosure, font, joinClasses, list } from '@annuity-lantern/ui';
import { useEffect, useRef, useState } from 'react';
import type { ChosenFigures } from '../model/chosen-figures.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import styles from './figures-block.module.css';
import { SunkFieldset } from './sunk-fieldset.tsx';
import type { useFigures } from './use-figures.ts';

interface FiguresBlockProps {
  readonly kind: RequestFormKind;
  readonly figures: ReturnType<typeof useFigures>;
}

const note =
  'You entered these in our tools. They stay in this browser tab. Check a box to send those figures with your request. Our staff and your advisor can then read them.';

/** The figures that a visitor may send with the request, unchecked at first. Renders nothing without offered figures. */
export function FiguresBlock({ kind, figures: { chosen, tick, forget } }: FiguresBlockProps) {
  const [forgotten, setForgotten] = useState(false);
  if (chosen.length === 0) return forgotten && <Forgotten />;
  return (
    <SunkFieldset legend="Send your figures along (optional)" note={note} noteId={`${kind.name}-figures-note`}>
      {chosen.map((figures) => (
        <Tool
          key={figures.attachment.kind}
          id={`${kind.name}-figures-${figures.attachment.kind}`}
          figures={figures}
          onTick={(ticked) => tick(figures, ticked)}
        />
      ))}
      <Button
        variant="quiet"
        size="small"
        className={styles.forget}
        onClick={() => {
          setForgotten(true);
          forget();
        }}
      >
        Forget these figures
      </Button>
    </SunkFieldset>
  );
}

interface ToolProps {
  readonly id: string;
  readonly figures: ChosenFigures;
  readonly onTick: (ticked: boolean) => void;
}

function Tool({ id, figures: { title, lines, ticked }, onTick }: ToolProps) {
  return (
    <div>
      <Checkbox id={id} label={title} checked={ticked} onChange={({ target }) => onTick(target.checked)} />
      <Disclosure label={lines.length === 1 ? 'See this figure' : `See these ${lines.length} figures`} className={styles.lines}>
        <dl className={joinClasses(list.facts, font.numbers)}>
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}

/** Takes the focus that the button has lost. */
function Forgotten() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className={joinClasses(font.quiet, above[40])}>
      Your figures are gone. We send none of them.
    </p>
  );
}
