/** The wish in the controls of `CallTimeChoice`, as it is sent. */
export function callTimeIn(form: FormData): unknown {
  if (form.get('when') !== 'choose') return 'any';
  return { days: form.getAll('days'), parts: form.getAll('parts'), timeZone: form.get('timeZone') };
}
