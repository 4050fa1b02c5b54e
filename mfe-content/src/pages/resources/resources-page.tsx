import { Wrap } from '@annuity-lantern/ui';

export default function ResourcesPage() {
  return (
    <Wrap>
      <h1>Resource Center</h1>
    </Wrap>
  );
}
