import { Wrap } from '@annuity-lantern/ui';

export default function FiaMasteryPage() {
  return (
    <Wrap>
      <h1>FIA Mastery: Principal Protection with Growth</h1>
    </Wrap>
  );
}
