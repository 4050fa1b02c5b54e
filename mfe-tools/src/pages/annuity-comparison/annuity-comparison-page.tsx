import { ProductComparison } from '../../features/product-comparison/components/product-comparison.tsx';

export default function AnnuityComparisonPage() {
  return <ProductComparison />;
}
