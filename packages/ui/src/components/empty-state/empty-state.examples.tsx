import type { Example } from '../../testing/example.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

export const withAction: Example = () => (
  <EmptyState
    title="No annuity rates found for the selected criteria."
    action={
      <Button variant="outline" size="small">
        Show All Types
      </Button>
    }
  />
);
export const withText: Example = () => <EmptyState title="No resources found" text="Try adjusting your search criteria or filters." />;
