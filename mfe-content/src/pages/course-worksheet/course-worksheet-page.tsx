import { Wrap } from '@annuity-lantern/ui';

export default function CourseWorksheetPage() {
  return (
    <Wrap>
      <h1>Comparison Worksheet</h1>
    </Wrap>
  );
}
