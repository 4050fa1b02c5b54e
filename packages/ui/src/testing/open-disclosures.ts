import { fireEvent } from '@testing-library/react';

/** Opens every disclosure, as a reader would: some draw what is in them only then. */
export function openDisclosures(): void {
  for (const details of document.querySelectorAll('details')) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  }
}
