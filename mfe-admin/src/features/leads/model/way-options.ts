import { revocationWays } from '@annuity-lantern/contracts/http';
import { upperFirst } from '@annuity-lantern/domain/first-letter';

/** How a visitor told us something, as a choice. */
export const wayOptions = revocationWays.map((value) => ({ value, label: upperFirst(value) }));
