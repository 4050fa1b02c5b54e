import { FreeLookCover } from './free-look-cover.tsx';
import { LadderCover, LadderTable } from './ladder-cover.tsx';
import { LevelPaymentCover, LevelPaymentTable } from './level-payment-cover.tsx';
import { SheetCover } from './sheet-cover.tsx';

interface CoverProps {
  /** Name of a drawing, as the content service gives it. */
  readonly image: string;
  readonly color: string;
  /** The first card is wider than the others. */
  readonly lead: boolean;
}

/** The drawing of a card. Unknown drawings become a plain sheet. */
export function Cover({ image, color, lead }: CoverProps) {
  if (image === 'ladder') return <LadderCover />;
  if (image === 'level-payment') return <LevelPaymentCover />;
  if (image === 'free-look') return <FreeLookCover />;
  return <SheetCover color={color} lead={lead} />;
}

/** The figures of a drawing that has some. */
export function CoverTable({ image }: Pick<CoverProps, 'image'>) {
  if (image === 'ladder') return <LadderTable />;
  return image === 'level-payment' && <LevelPaymentTable />;
}
