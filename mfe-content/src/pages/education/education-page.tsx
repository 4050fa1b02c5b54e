import { ArticleList } from '../../features/education-articles/components/article-list.tsx';
import { EducationHero } from '../../features/education-articles/components/education-hero.tsx';
import { ReadElsewhere } from '../../features/education-articles/components/read-elsewhere.tsx';

export default function EducationPage() {
  return (
    <>
      <EducationHero />
      <ArticleList />
      <ReadElsewhere />
    </>
  );
}
