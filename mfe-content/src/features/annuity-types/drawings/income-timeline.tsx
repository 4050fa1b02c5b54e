import { formatDollars } from '@annuity-lantern/domain/format-number';
import { type IncomeExample, PREMIUM } from '@annuity-lantern/domain/type-examples';
import { font, ink, joinClasses } from '@annuity-lantern/ui';
import styles from './drawing.module.css';
import { type Canvas, DrawnTwice } from './drawn-twice.tsx';

const BASELINE = 188;
const HEIGHT = 212;
/** Pixels of one dollar: the premium and the payments of a year are drawn to the same measure. */
const PER_DOLLAR = 116 / PREMIUM;
const LAST_AGE = 90;

interface IncomeTimelineProps {
  readonly example: IncomeExample;
  readonly label: string;
}

/** One payment in, then years, then a payment each year: with the age at which they add up to what was paid in. */
export function IncomeTimeline({ example, label }: IncomeTimelineProps) {
  return <DrawnTwice label={label} height={HEIGHT} draw={(canvas) => <Timeline example={example} canvas={canvas} />} />;
}

function Timeline({ example, canvas: { width, isWide } }: { readonly example: IncomeExample; readonly canvas: Canvas }) {
  const { boughtAt, startsAt, perYear, backAtAge } = example;
  const premiumWidth = isWide ? 44 : 30;
  const left = premiumWidth + (isWide ? 18 : 12);
  const step = (width - left) / (LAST_AGE - boughtAt + 1);
  const gap = isWide ? 5 : 2;
  const xOf = (age: number) => left + (age - boughtAt) * step;
  const paymentTop = BASELINE - perYear * PER_DOLLAR;
  const paymentAges = Array.from({ length: LAST_AGE - startsAt + 1 }, (_, index) => startsAt + index);
  const isDeferred = startsAt > boughtAt;

  return (
    <>
      <rect x={0} y={BASELINE - PREMIUM * PER_DOLLAR} width={premiumWidth} height={PREMIUM * PER_DOLLAR} className={ink.base} />
      <text x={0} y={BASELINE - PREMIUM * PER_DOLLAR - 34} className={joinClasses(font.figure, styles.figure)}>
        {formatDollars(PREMIUM)}
      </text>
      <text x={0} y={BASELINE - PREMIUM * PER_DOLLAR - 12} className={ink.dim}>
        you pay in, once
      </text>
      {paymentAges.map((age) => (
        <rect key={age} x={xOf(age)} y={paymentTop} width={step - gap} height={BASELINE - paymentTop} className={ink.guaranteed} />
      ))}
      {isDeferred && (
        <text x={(xOf(boughtAt) + xOf(startsAt)) / 2} y={BASELINE - 12} className={joinClasses(ink.dim, ink.middle)}>
          {isWide ? `${startsAt - boughtAt} years without a payment` : 'no payment'}
        </text>
      )}
      <text
        x={isWide ? xOf(startsAt) : width}
        y={paymentTop - 12}
        className={joinClasses(ink.strong, !isWide && ink.end)}
      >{`${formatDollars(perYear)} a year${isWide ? ', as long as you live' : ' for life'}`}</text>
      <path d={`M${xOf(backAtAge) - gap / 2} ${isWide ? 78 : 96}V${paymentTop - (isWide ? 32 : 30)}`} className={ink.dotted} />
      <text x={xOf(backAtAge) - gap / 2 + (isWide ? 8 : -6)} y={isWide ? 90 : 106} className={joinClasses(ink.dim, !isWide && ink.end)}>
        {isWide ? `at ${backAtAge}: your money is back` : `at ${backAtAge}: paid back`}
      </text>
      <path d={`M0 ${BASELINE}H${width}`} className={ink.axis} />
      <text x={xOf(boughtAt)} y={BASELINE + 21} className={ink.dim}>
        {isWide ? `age ${boughtAt}` : boughtAt}
      </text>
      {isDeferred && (
        <text x={xOf(startsAt)} y={BASELINE + 21} className={ink.dim}>
          {startsAt}
        </text>
      )}
      <text x={xOf(backAtAge)} y={BASELINE + 21} className={joinClasses(ink.dim, ink.middle)}>
        {backAtAge}
      </text>
      <text x={width} y={BASELINE + 21} className={joinClasses(ink.dim, ink.end)}>
        {isWide ? `${LAST_AGE} and on` : `${LAST_AGE}+`}
      </text>
    </>
  );
}
