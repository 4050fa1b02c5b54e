/** The browser functions that a visitor needs. Points are in CSS pixels from the top left corner of the window. */
export interface Engine {
  readonly name: string;
  readonly goTo: (address: string) => Promise<void>;
  /** Runs a function in the page. It uses nothing but its arguments and the page. */
  readonly run: <Args extends readonly unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  readonly press: (x: number, y: number) => Promise<void>;
  /** Types into the element that has focus, in place of what it holds. */
  readonly type: (text: string) => Promise<void>;
  readonly tab: () => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** The page as a PDF on Letter paper. Absent where the engine prints only through a dialog. */
  readonly print?: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}
