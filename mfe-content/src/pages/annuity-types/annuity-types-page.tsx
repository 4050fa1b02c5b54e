import { Wrap } from '@annuity-lantern/ui';

export default function AnnuityTypesPage() {
  return (
    <Wrap>
      <h1>Guide to Annuity Types</h1>
    </Wrap>
  );
}
