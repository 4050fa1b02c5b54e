import { type Health, mortalityFactors } from '@annuity-lantern/domain/life-tables';

export const healthLabels: Readonly<Record<Health, string>> = { average: 'Average, or not said', excellent: 'Excellent', poor: 'Poor' };

export function healthOf(text: string): Health {
  return (Object.keys(mortalityFactors) as Health[]).find((health) => health === text) ?? 'average';
}
