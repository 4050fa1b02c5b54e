import { Wrap } from '@annuity-lantern/ui';

export default function AboutPage() {
  return (
    <Wrap>
      <h1>About Us</h1>
    </Wrap>
  );
}
