import { numberRules } from '../../../roll-up/decoder-inputs.ts';
import { answerGuarantee } from './answer-guarantee.ts';
import { guaranteeKey } from './guarantee-link.ts';

const { from, to } = numberRules.rollUpPercent;

/** The picture of a copied link for each whole percent. The build draws it. Other percents have the picture of the page. */
export const guaranteePictures = {
  key: guaranteeKey,
  pictures: Array.from({ length: to - from + 1 }, (_, index) => {
    const percent = from + index;
    const { sentence, chances } = answerGuarantee(percent);
    return {
      value: String(percent),
      title: `“${percent}% guaranteed”? ${sentence}`,
      note: `On an income base. ${chances} An example, not a quote.`,
    };
  }),
};
