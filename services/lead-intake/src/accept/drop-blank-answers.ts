/** The answers without those left blank: an optional field that a form sends empty was not answered. */
export function dropBlankAnswers<A extends object>(answers: A): A {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== '')) as A;
}
