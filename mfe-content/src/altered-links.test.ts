import { readConsultationQuery, writeConsultationQuery } from '@annuity-lantern/contracts/links';
import { alterations } from '@annuity-lantern/contracts/testing/alter-address';
import { tidyAddress } from '@annuity-lantern/contracts/tidy-address';
import { checkLinks } from '@annuity-lantern/tool-kit/testing/check-links';
import { expect, it } from 'vitest';
import { freeLookFields } from './features/free-look/model/count-fields.ts';
import { caseFields } from './features/inherited-annuity/model/read-case.ts';
import { windowFields } from './features/renewal-window/model/window-fields.ts';
import { readFilters, writeFilters } from './features/resource-library/model/resource-filters.ts';
import { decoderFields } from './roll-up/decoder-fields.ts';

const day = { month: '3', day: '15', year: '2027' };

// A link of each tool, with a value for each of its names.
checkLinks(import.meta.dirname, {
  windowFields: { path: '/renewal-window', fields: windowFields, texts: day },
  caseFields: { path: '/inherited-annuity', fields: caseFields, texts: { who: 'spouse', account: 'ira', ...day } },
  freeLookFields: { path: '/annuity-alert/free-look', fields: freeLookFields, texts: { days: '20', ...day } },
  decoderFields: { path: '/annuity-alert', fields: decoderFields },
});

it('reads the filters of the resources and the product of a request as they were written, however a mail program altered them', () => {
  const filters = { q: 'free look', category: 'income-planning', type: 'guide' };
  const product = {
    carrier: 'Alder & Pike',
    product: 'SteadyTerm 5',
    type: 'MYGA',
    rate: '5.30',
    term: '5 years',
    minimum: '10000',
    rating: 'A+',
  };
  for (const [what, alter] of Object.entries(alterations)) {
    const resources = tidyAddress(alter(`/annuity-resources${writeFilters(filters)}`));
    expect([what, readFilters(resources.slice(resources.indexOf('?')))]).toEqual([what, filters]);
    const request = tidyAddress(alter(`/consultation-form${writeConsultationQuery(product)}`));
    expect([what, readConsultationQuery(request.slice(request.indexOf('?')))]).toEqual([what, product]);
  }
});
