import type { Example } from '../../testing/example.ts';
import { CircleAlert, TriangleAlert } from '../icons/icons.ts';
import { Badge } from './badge.tsx';

export const pdf: Example = () => <Badge tone="brick">PDF</Badge>;
export const worksheet: Example = () => <Badge tone="leaf">Worksheet</Badge>;
export const guide: Example = () => <Badge tone="blue">Guide</Badge>;
export const factSheet: Example = () => <Badge tone="plum">Fact sheet</Badge>;
export const other: Example = () => <Badge tone="grey">Document</Badge>;
export const rating: Example = () => <Badge tone="straw">B++</Badge>;
export const productType: Example = () => <Badge tone="outline">MYGA</Badge>;
export const sample: Example = () => <Badge tone="sample">Sample</Badge>;
export const warning: Example = () => (
  <Badge tone="straw" icon={<TriangleAlert />}>
    Warning: over 7 years
  </Badge>
);
export const severe: Example = () => (
  <Badge tone="brick" icon={<CircleAlert />}>
    Severe: over 10
  </Badge>
);
