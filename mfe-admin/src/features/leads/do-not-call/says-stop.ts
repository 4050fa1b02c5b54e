const stops =
  /^(please\s+)?(stop( (all|calling|e-?mailing|mailing|writing|texting|contacting))?|unsubscribe|opt[ -]?out|quit|cancel|end|remove|(do not|don['’]?t) (call|e-?mail|contact|write))( (to )?me)?( please)?$/i;

/** Whether an answer is nothing but "stop", in the words that people use for it. */
export function saysStop(text: string): boolean {
  const words = text
    .replace(/[.!,*"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return stops.test(words);
}
