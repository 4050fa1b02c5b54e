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
  /** Baselines of the lines of {@link ContractWords}. */
  readonly clause: readonly number[];
  readonly lit: readonly number[];
  readonly below: readonly number[];
  readonly words: ContractWords;
  readonly litBar: { readonly above: number; readonly height: number; readonly overhang: number };
}

/** The words of the sheet, broken into lines for one drawing. */
export interface ContractWords {
  /** Above the lit words. */
  readonly clause: readonly string[];
  readonly lit: readonly { readonly words: string; readonly barWidth: number }[];
  readonly below: readonly string[];
}

/** For screens above 900 px. */
export const wideContract: ContractDrawingSizes = {
  id: 'contract-wide',
  width: 756,
  height: 500,
  apex: { x: 378, y: 31 },
  ring: { y: 19, radius: 11 },
  lamp: { top: 41, bottom: 107 },
  legsEnd: 136,
  sheet: { left: 147, right: 639, top: 132, corner: 37 },
  textLeft: 184,
  sizes: { title: 17, section: 22.2, clause: 17, lit: 29.6 },
  title: 165,
  section: 204,
  clause: [236, 261, 286],
  lit: [336, 374, 412],
  below: [457, 482],
  words: {
    clause: [
      '7.1 The Income Base grows by 8% simple interest in',
      'each of the first ten Contract Years. It is used only to',
      'work out Lifetime Income Payments.',
    ],
    lit: [
      { words: 'The Income Base cannot be', barWidth: 431 },
      { words: 'withdrawn and is not paid', barWidth: 413 },
      { words: 'at death.', barWidth: 156 },
    ],
    below: ['7.2 A charge of 1.25% of the Income Base is taken each', 'year from the Contract Value, in good years and bad.'],
  },
  litBar: { above: 14, height: 21, overhang: 6 },
};

/** For phones, where the lamp is in sight with the question below it: shorter lines, and none below the lit ones. */
export const narrowContract: ContractDrawingSizes = {
  id: 'contract-narrow',
  width: 390,
  height: 350,
  apex: { x: 195, y: 14 },
  ring: { y: 9, radius: 6.5 },
  lamp: { top: 22, bottom: 66 },
  legsEnd: 84,
  sheet: { left: -48, right: 385, top: 106, corner: 24 },
  textLeft: 30,
  sizes: { title: 16, section: 18, clause: 16, lit: 22 },
  title: 132,
  section: 160,
  clause: [183, 203, 223, 243],
  lit: [282, 310, 338],
  below: [],
  words: {
    clause: [
      '7.1 The Income Base grows by 8% simple',
      'interest in each of the first ten Contract',
      'Years. It is used only to work out',
      'Lifetime Income Payments.',
    ],
    lit: [
      { words: 'The Income Base cannot be', barWidth: 321 },
      { words: 'withdrawn and is not paid', barWidth: 308 },
      { words: 'at death.', barWidth: 117 },
    ],
    below: [],
  },
  litBar: { above: 12, height: 16, overhang: 5 },
};
