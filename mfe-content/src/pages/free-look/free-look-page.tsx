import { Wrap } from '@annuity-lantern/ui';

export default function FreeLookPage() {
  return (
    <Wrap>
      <h1>Free-Look Helper</h1>
    </Wrap>
  );
}
