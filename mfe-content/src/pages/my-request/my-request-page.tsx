import { flow, font, joinClasses, layout, Wrap } from '@annuity-lantern/ui';
import { MyRequest } from '../../features/my-request/components/my-request.tsx';

export default function MyRequestPage() {
  return (
    <Wrap className={joinClasses(layout.page, flow[24])}>
      <h1>My request</h1>
      <p className={joinClasses(font.lead, font.measure)}>
        See what you sent us and who has it. Correct it, change when we call, or say stop.
      </p>
      <MyRequest />
    </Wrap>
  );
}
