import { placeOf, type ToolId, toolNames, toolQuestions } from '@annuity-lantern/contracts/tools';
import { RouteLink } from '@annuity-lantern/host-kit';
import { ArrowRight, actionLinkClass } from '@annuity-lantern/ui';

/** An item of a list: a tool by its name and the question that it answers. */
export function ToolLink({ id }: { readonly id: ToolId }) {
  return (
    <RouteLink {...placeOf(id)} wrap="li" className={actionLinkClass()}>
      <span>{`${toolNames[id]}: ${toolQuestions[id]}`}</span> <ArrowRight />
    </RouteLink>
  );
}
