import { joinClasses, paperOnly } from '@annuity-lantern/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './footer.module.css';

/** The date of printing, on paper only: rates and rules may have changed when the sheet is read again. */
export function PrintedOn() {
  const [day, setDay] = useState('');

  useEffect(() => {
    // The browser takes its copy of the page as soon as the event is over.
    const note = () => flushSync(() => setDay(new Date().toLocaleDateString('en-US', { dateStyle: 'long' })));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);

  return day && <p className={joinClasses(paperOnly, styles.printed)}>{`Printed on ${day}`}</p>;
}
