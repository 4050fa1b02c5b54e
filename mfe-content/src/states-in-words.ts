import { type UsState, usStates } from '@annuity-lantern/contracts/http';

/** "All 50 states and Washington D.C.", or the states by name: "Illinois, Iowa, and Ohio". */
export function statesInWords(codes: readonly UsState[]): string {
  if (codes.length === Object.keys(usStates).length) return 'All 50 states and Washington D.C.';
  return new Intl.ListFormat('en-US').format(codes.map((code) => usStates[code]).sort());
}
