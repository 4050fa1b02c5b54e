/** The start cannot continue. The message is for the screen: what is wrong and what to do. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
