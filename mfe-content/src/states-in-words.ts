import { type UsState, usStates } from '@annuity-lantern/contracts/http';

/** "All 50 states and Washington D.C.", or the states by name: "Illinois, Iowa, and Ohio". */
export function statesInWords(codes: readonly UsState[]): string {
  if (isEveryState(codes)) return 'All 50 states and Washington D.C.';
  return new Intl.ListFormat('en-US').format(namesOf(codes));
}

/** "We serve all 50 states and Washington D.C."; of more than three states, two are named: "We serve Illinois, Iowa, and 12 more." A sample says so. */
export function servedSentence(codes: readonly UsState[], isSample = false): string {
  return `We serve ${servedStates(codes)}${isSample ? ' (sample)' : ''}.`.replace('D.C..', 'D.C.');
}

function servedStates(codes: readonly UsState[]): string {
  if (isEveryState(codes)) return 'all 50 states and Washington D.C.';
  if (!isLongList(codes)) return statesInWords(codes);
  const [first, second] = namesOf(codes);
  return `${first}, ${second}, and ${codes.length - 2} more`;
}

/** Beside the network's licenses: they say nothing about the agent who calls. */
export const licenseOfCaller = 'The agent who calls needs a license for your state. Ask for its number.';

/** True where `servedSentence` does not name every state. */
export function isLongList(codes: readonly UsState[]): boolean {
  return codes.length > 3 && !isEveryState(codes);
}

function isEveryState(codes: readonly UsState[]): boolean {
  return codes.length === Object.keys(usStates).length;
}

function namesOf(codes: readonly UsState[]): string[] {
  return codes.map((code) => usStates[code]).sort();
}
