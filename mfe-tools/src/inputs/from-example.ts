interface FromExample {
  /** True while every field has the text of the example. */
  readonly isExample: boolean;
  /** Names the fields that are as in the example beside others that are not; empty where there is none. */
  readonly note: string;
}

/** Which of the main fields of a tool still have the text of its example. */
export function fromExample<Name extends string>(
  names: readonly Name[],
  texts: Readonly<Record<Name, string>>,
  fields: Readonly<Record<Name, { readonly initial: string }>>,
  labels: Readonly<Record<Name, string>>,
): FromExample {
  const untouched = names.filter((name) => texts[name] === fields[name].initial);
  const isExample = untouched.length === names.length;
  const isMixed = untouched.length > 0 && !isExample;
  return { isExample, note: isMixed ? `Still as in our example: ${untouched.map((name) => labels[name]).join('; ')}.` : '' };
}
