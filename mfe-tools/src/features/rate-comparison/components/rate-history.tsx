import { withErrorReference } from '@annuity-lantern/contracts/error-reference';
import { type RateChange, readRateHistory } from '@annuity-lantern/contracts/http';
import { formatShortDay } from '@annuity-lantern/domain/format-date';
import { formatPercent } from '@annuity-lantern/domain/format-number';
import { useRead } from '@annuity-lantern/host-kit';
import { OrCall } from '@annuity-lantern/host-kit/or-call';
import { above, Button, GreekLines, Table } from '@annuity-lantern/ui';

interface RateHistoryProps {
  readonly rateId: string;
  readonly productName: string;
  readonly rateLabel: string;
}

const columnsOf = (rateLabel: string) => [
  { key: 'from', label: 'From' },
  { key: 'rate', label: rateLabel, numeric: true },
  { key: 'source', label: 'Source' },
];

/** A product's rate history, loaded on request. */
export function RateHistory({ rateId, productName, rateLabel }: RateHistoryProps) {
  const { data, error, isPending, isFetching, refetch } = useRead(readRateHistory, { params: { id: rateId } });
  return (
    <div className={above[12]}>
      {isPending && <GreekLines lines={3} label="Loading the rate history" />}
      {!isPending && !data && (
        <p role="alert">
          <span>{withErrorReference('We couldn’t load this rate’s history.', error)}</span> <OrCall />{' '}
          <Button variant="outline" size="small" busy={isFetching} busyLabel="Loading..." onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data && <Changes changes={data.data} productName={productName} rateLabel={rateLabel} />}
    </div>
  );
}

interface ChangesProps extends Pick<RateHistoryProps, 'productName' | 'rateLabel'> {
  readonly changes: readonly RateChange[];
}

function Changes({ changes, productName, rateLabel }: ChangesProps) {
  const [first] = changes;
  if (!first) return <p role="status">We have no earlier rates for this product.</p>;
  if (changes.length === 1) {
    return <p role="status">{`No change so far: ${formatPercent(first.rate)} since ${formatShortDay(first.asOf)} (${first.source}).`}</p>;
  }
  return (
    <Table
      caption={`${rateLabel} of ${productName} over time`}
      columns={columnsOf(rateLabel)}
      rows={changes.map(({ asOf, rate, source }) => ({ from: formatShortDay(asOf), rate: formatPercent(rate), source }))}
    />
  );
}
