import { Wrap } from '@annuity-lantern/ui';

export default function GlossaryPage() {
  return (
    <Wrap>
      <h1>Annuity Glossary</h1>
    </Wrap>
  );
}
