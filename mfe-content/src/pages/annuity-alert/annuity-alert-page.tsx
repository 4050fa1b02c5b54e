import { Wrap } from '@annuity-lantern/ui';

export default function AnnuityAlertPage() {
  return (
    <Wrap>
      <h1>Annuity Alert: what “8% guaranteed” means</h1>
    </Wrap>
  );
}
