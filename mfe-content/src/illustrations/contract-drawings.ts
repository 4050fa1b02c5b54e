/** The layout of one drawing at its own size: the light and the words. All numbers are pixels. */
export interface ContractDrawingSizes {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Tip of the cone; its half-width is 0.66 of the distance from here. */
  readonly apex: { readonly x: number; readonly y: number };
  readonly ring: { readonly y: number; readonly radius: number };
  readonly lamp: { readonly top: number; readonly bottom: number };
  readonly legsEnd: number;
  readonly sheet: { readonly left: number; readonly right: number; readonly top: number; readonly corner: number };
  readonly textLeft: number;
  readonly sizes: { readonly title: number; readonly section: number; readonly clause: number; readonly lit: number };
  readonly title: number;
  readonly section: number;
  /** The clauses above and below the lit words, broken into lines for this drawing. */
  readonly clauses: readonly (readonly [y: number, words: string])[];
  readonly lit: readonly (readonly [baseline: number, barWidth: number])[];
  readonly litBar: { readonly above: number; readonly height: number; readonly overhang: number };
  readonly greek: readonly (readonly [y: number, width: number])[];
}

/** For screens above 900 px. */
export const wideContract: ContractDrawingSizes = {
  id: 'contract-wide',
  width: 756,
  height: 604,
  apex: { x: 378, y: 31 },
  ring: { y: 19, radius: 11 },
  lamp: { top: 41, bottom: 107 },
  legsEnd: 136,
  sheet: { left: 147, right: 639, top: 132, corner: 37 },
  textLeft: 184,
  sizes: { title: 17, section: 22.2, clause: 17, lit: 29.6 },
  title: 165,
  section: 252,
  clauses: [
    [285, '7.1 The Income Base grows by 8% simple interest in'],
    [310, 'each of the first ten Contract Years. It is used only to'],
    [335, 'work out Lifetime Income Payments.'],
    [517, '7.2 A charge of 1.25% of the Income Base is taken each'],
    [542, 'year from the Contract Value, in good years and bad.'],
  ],
  lit: [
    [390, 431],
    [430, 413],
    [470, 156],
  ],
  litBar: { above: 14, height: 21, overhang: 6 },
  greek: [
    [191, 389],
    [206, 405],
    [220, 372],
    [573, 405],
    [590, 372],
  ],
};

/** For phones: the same words in shorter lines. */
export const narrowContract: ContractDrawingSizes = {
  id: 'contract-narrow',
  width: 390,
  height: 572,
  apex: { x: 172, y: 68 },
  ring: { y: 58, radius: 8.5 },
  lamp: { top: 76, bottom: 129 },
  legsEnd: 153,
  sheet: { left: -48, right: 385, top: 150, corner: 30 },
  textLeft: 15,
  sizes: { title: 16, section: 18, clause: 16, lit: 24 },
  title: 177,
  section: 248,
  clauses: [
    [275, '7.1 The Income Base grows by 8% simple'],
    [296, 'interest in each of the first ten Contract'],
    [317, 'Years. It is used only to work out'],
    [338, 'Lifetime Income Payments.'],
    [485, '7.2 A charge of 1.25% of the Income Base'],
    [506, 'is taken each year from the Contract Value,'],
    [527, 'in good years and bad.'],
  ],
  lit: [
    [382, 350],
    [414, 336],
    [446, 127],
  ],
  litBar: { above: 13, height: 17, overhang: 5 },
  greek: [
    [197, 316],
    [209, 330],
    [221, 303],
    [550, 330],
    [564, 303],
  ],
};
