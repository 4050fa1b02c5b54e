/** A store cannot be brought up. The message is for the screen: what is wrong and what to do. */
export class StoresUnavailable extends Error {
  override readonly name = 'StoresUnavailable';
}
