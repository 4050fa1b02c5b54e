import { describe, expect, it } from 'vitest';
import { linearScale } from './linear-scale.ts';

describe('linearScale', () => {
  const yOf = linearScale([-6, 8], [250, 34]);

  it('maps both ends of the domain to the ends of the range', () => {
    expect(yOf(-6)).toBe(250);
    expect(yOf(8)).toBe(34);
    expect(linearScale([0.1, 0.7], [0.3, 0.9])(0.7)).toBe(0.9);
  });

  it('maps values between the ends in proportion, also to a falling range', () => {
    expect(yOf(1)).toBe(142);
    expect(linearScale([65, 95], [0, 300])(80)).toBe(150);
  });

  it('extrapolates beyond its ends', () => {
    expect(linearScale([0, 10], [4, 104])(12)).toBe(124);
    expect(linearScale([0, 10], [4, 104])(-1)).toBe(-6);
  });

  it('maps every value to the middle when both ends are equal', () => {
    expect(linearScale([5_000, 5_000], [40, 280])(5_000)).toBe(160);
  });
});
