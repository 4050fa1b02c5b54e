import * as z from 'zod';
import { runStep } from '../run-step.ts';

const WITHIN_MS = 60_000;

const Audit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
});

/** What the registry knows: a line for each package with an advisory, or why it does not say. */
export type Advisories = { readonly known: true; readonly lines: readonly string[] } | { readonly known: false; readonly reason: string };

/** Asks the registry of npm for advisories about the packages of the lockfile. */
export async function askAdvisories(): Promise<Advisories> {
  return readAdvisories((await runStep({ program: 'npm', args: ['audit', '--json'], system: true, timeoutMs: WITHIN_MS })).output);
}

/** Reads what `npm audit --json` printed. */
export function readAdvisories(output: string): Advisories {
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  const answer: unknown = parse(json);
  const audit = Audit.safeParse(answer);
  if (!audit.success) return { known: false, reason: reasonIn(answer) };
  const lines = Object.entries(audit.data.vulnerabilities).flatMap(([name, { severity, range, via }]) =>
    via.flatMap((one) => (typeof one === 'string' ? [] : [`${name} ${range} (${severity}): ${one.title}, ${one.url}`])),
  );
  return { known: true, lines };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function reasonIn(answer: unknown): string {
  const { message } = (answer ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : 'npm audit gave no answer';
}
