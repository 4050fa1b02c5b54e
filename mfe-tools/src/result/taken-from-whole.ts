/** Beside each figure that takes a charge and a market value adjustment together. */
export const takenFromWhole = 'Contracts differ: we take the charge and the adjustment each from the whole value, which costs more.';
