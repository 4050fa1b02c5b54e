import { across, Button, CircleAlert, font, joinClasses, stack } from '@annuity-lantern/ui';
import { type DragEvent, useRef, useState } from 'react';
import styles from './file-field.module.css';

interface FileFieldProps {
  readonly id: string;
  readonly file: File | null;
  readonly error: string | undefined;
  readonly onChoose: (file: File) => void;
}

/**
 * Chooses one CSV file by button or by drag and drop. The native field is hidden because its file cannot be set: it would
 * say "no file chosen" when the person comes back to this part of the desk.
 */
export function FileField({ id, file, error, onChoose }: FileFieldProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onChoose(dropped);
  };
  const described = [`${id}-name`, `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same as dropping a file.
    <div
      className={joinClasses(stack[8], styles.field, over && styles.over, Boolean(error) && styles.invalid)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={across[16]}>
        <Button id={id} variant="outline" size="small" aria-describedby={described} onClick={() => input.current?.click()}>
          {file ? 'Choose another file' : 'Choose a file'}
        </Button>
        <span id={`${id}-name`} className={joinClasses(font.strong, font.anywhere)}>
          {file ? `${file.name}, ${sizeOf(file)}` : 'No file chosen'}
        </span>
      </div>
      <p id={`${id}-hint`} className={font.quiet}>
        A CSV file with all products. The site removes each product that is not in it. You can also drop the file here.
      </p>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert /> <span>{error}</span>
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        data-testid="rates-file"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) onChoose(chosen);
          // Allows choosing the same file again after it was corrected.
          event.target.value = '';
        }}
      />
    </div>
  );
}

function sizeOf({ size }: File): string {
  return size < 1024 * 1024 ? `${Math.max(1, Math.round(size / 1024))} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`;
}
