import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumFlags, chromiumProgram } from '../product/chromium.ts';
import { BadRecording, isBadRecording } from './repeat-bad-recording.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * One run of Lighthouse in a browser of its own. Its default profile is the phone: slow network and a fourth of the processor, simulated.
 *
 * @throws BadRecording when the browser's recording of the run has a hole; Error when the page could not be measured
 */
export async function runLighthouse(url: string): Promise<Result> {
  const launching = launch({
    chromePath: chromiumProgram(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
    handleSIGINT: false,
    logLevel: 'error',
  });
  // Before it runs: an interruption in that second must end it too.
  const kill = undoAtEnd(async () => (await launching).kill());
  try {
    const chrome = await launching;
    const run = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
    if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { runtimeError } = run.lhr;
    if (runtimeError) {
      const Failure = isBadRecording(runtimeError.code) ? BadRecording : Error;
      throw new Failure(`Lighthouse could not measure ${url}: ${runtimeError.code}, ${runtimeError.message}`);
    }
    return run.lhr;
  } finally {
    await kill();
  }
}
