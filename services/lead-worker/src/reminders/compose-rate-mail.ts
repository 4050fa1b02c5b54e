import { type RateAsk, type RateRecord, rateAskWords } from '@annuity-lantern/contracts/http';
import { formatDay } from '@annuity-lantern/domain/format-date';
import { formatDollars, formatPercent, formatYears } from '@annuity-lantern/domain/format-number';
import { factsIn } from '@annuity-lantern/domain/rate-columns';
import { columnWords, minimumLabel, rateWords, ratingSource } from '@annuity-lantern/domain/rate-words';
import { soldWords } from '@annuity-lantern/domain/sold-in';
import type { PublicSite } from '@annuity-lantern/site';
import { section } from '../mail/mail-content.ts';
import { reachUsOf } from '../mail/reach-us.ts';
import { type Mail, renderMail } from '../mail/render-mail.ts';
import type { ReminderLinks } from './reminder-links.ts';

interface RateMailOptions {
  readonly site: PublicSite;
  readonly publicOrigin: string;
  readonly links: ReminderLinks;
}

/** An advertisement that its receiver asked for: a rate has risen to what they named. With all notes that the list of rates has. */
export function composeRateMail(ask: RateAsk, rate: RateRecord, { site, publicOrigin, links }: RateMailOptions): Mail {
  const { years, atLeast, state } = ask;
  const sample = rate.sample ? 'Sample: ' : '';
  const sold = soldWords(rate.states, state);
  const percent = formatPercent(rate.rate);
  const { example, notReserved, guarantees, adjustment } = rateWords;
  const before = [example, notReserved, guarantees, ...(rate.marketValueAdjustment ? [adjustment] : [])].join(' ');
  return renderMail({
    subject: `${sample}${percent} for ${formatYears(years)}: your rate watch`,
    replyTo: site.contactEmail,
    stopByPost: links.stopByPost,
    sender: site.productName,
    context: 'advertisement',
    preview: `${sample}${percent} a year, guaranteed for ${formatYears(years)}.`,
    heading: `${sample}a rate you asked about has risen`,
    blocks: [
      { kind: 'paragraph', words: `This is an advertisement that you asked for. You asked us to write when ${rateAskWords(ask)}.` },
      ...(rate.sample
        ? [{ kind: 'paragraph' as const, words: 'This product and its rate are made up. They only show what such an email looks like.' }]
        : []),
      {
        kind: 'facts',
        first: { label: 'Rate', value: `${percent} a year, guaranteed for ${formatYears(years)}` },
        rest: [
          { label: 'Product', value: rate.productName },
          { label: 'Insurer', value: `${rate.carrier}, rated ${rate.rating} ${ratingSource(rate)}` },
          { label: minimumLabel, value: formatDollars(rate.minimumPremium) },
          { label: 'Leave early', value: `Charge: ${columnWords(rate, 'surrenderCharges')}` },
          ...factsIn('mail', rate).map(({ name, label }) => ({ label, value: columnWords(rate, name) })),
          ...(sold ? [{ label: 'Sold in', value: sold }] : []),
          { label: 'As of', value: formatDay(rate.asOf) },
        ].map(({ label, value }) => ({ label, value: plain(value) })),
      },
      {
        kind: 'button',
        words: 'See the rates',
        to: `${publicOrigin}/comparison-tools#years=${years}&state=${state}&least=${encodeURIComponent(atLeast)}`,
      },
      section('Before you decide', plain(before)),
      section('Who pays for this', `${site.paidBy} Ask how much before you sign.`),
      section('Licenses', ...site.licenses.map(({ holder, issuer, number }) => `${holder}: ${issuer}, number ${number}.`)),
      { kind: 'contact', contact: reachUsOf(site) },
      {
        kind: 'small',
        words: 'You get at most one such email a week. One press stops them, and we erase your address.',
        link: { words: 'Stop these emails', to: links.stop },
      },
    ],
  });
}

/** Mails have plain characters only. */
const plain = (words: string) => words.replaceAll('’', "'");
