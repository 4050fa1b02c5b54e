import { PersonalGuidance } from '../../features/resource-library/components/personal-guidance.tsx';
import { ResourceCenter } from '../../features/resource-library/components/resource-center.tsx';
import { ResourceHero } from '../../features/resource-library/components/resource-hero.tsx';
import { WithYourFigures } from '../../features/resource-library/components/with-your-figures.tsx';

export default function ResourcesPage() {
  return (
    <>
      <ResourceHero />
      <ResourceCenter />
      <WithYourFigures />
      <PersonalGuidance />
    </>
  );
}
