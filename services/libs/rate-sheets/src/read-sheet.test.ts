import { describe, expect, it, test } from 'vitest';
import { MOST_BYTES, MOST_ROWS, readSheet } from './read-sheet.ts';
import { problemText } from './sheet-problem.ts';

const now = Date.UTC(2026, 10, 22, 12);
const header = 'carrier,product,type,term_years,rate,minimum_premium,rating,guarantee_years,surrender_charges,as_of,source,sample';
const good = 'Northmere Life,SteadyTerm 5,MYGA,5,5.30,10000,A,5,8;7;6;5;4,2026-11-18,sample rate sheet 214,yes';

const read = (text: string | Uint8Array, asOf?: string) =>
  readSheet({ bytes: typeof text === 'string' ? Buffer.from(text) : text, asOf, source: 'rate sheet', now });
function problems(text: string | Uint8Array, asOf?: string): string[] {
  const reading = read(text, asOf);
  return reading.ok ? [] : reading.problems.map(problemText);
}
function rates(text: string | Uint8Array, asOf?: string) {
  const reading = read(text, asOf);
  if (!reading.ok) throw new Error(reading.problems.map(problemText).join('\n'));
  return reading.rates;
}
/** A valid row with one cell changed. */
function withCell(column: string, cell: string): string {
  const cells = good.split(',');
  cells[header.split(',').indexOf(column)] = cell;
  return `${header}\n${cells.join(',')}`;
}

it('reads a whole row', () => {
  expect(rates(`${header}\n${good}\n`)).toEqual([
    {
      id: 'northmere-life--steadyterm-5--5',
      carrier: 'Northmere Life',
      productName: 'SteadyTerm 5',
      type: 'MYGA',
      term: '5 years',
      rate: 5.3,
      minimumPremium: 10_000,
      rating: 'A',
      guaranteeYears: 5,
      surrenderCharges: [8, 7, 6, 5, 4],
      asOf: '2026-11-18',
      source: 'sample rate sheet 214',
      sample: true,
    },
  ]);
});

describe('letters that are not what they look like', () => {
  it.each([
    ['carrier', 'LifeÂ®', '"LifeÂ®" has "Â®" where "®" was meant'],
    ['product', 'Lifeâ„¢ 5', '"Lifeâ„¢ 5" has "â„¢" where "™" was meant'],
    ['product', 'Saverâ€™s 5', '"Saverâ€™s 5" has "â€™" where "’" was meant'],
    ['product', 'CafÃ© 5', '"CafÃ© 5" has "Ã©" where "é" was meant'],
    ['source', 'sheet â€“ 214', '"sheet â€“ 214" has "â€“" where "–" was meant'],
    ['carrier', 'Nоrthmere Life', '"Nоrthmere Life" has the letter "о" (Cyrillic, U+043E)'],
    ['product', 'Αlpha 5', '"Αlpha 5" has the letter "Α" (Greek, U+0391)'],
    ['product', 'СОТА 5', '"СОТА 5" has the letter "С" (Cyrillic, U+0421)'],
    ['rating', 'А+', '"А+" has the letter "А" (Cyrillic, U+0410)'],
    ['type', 'MYGА', '"MYGА" has the letter "А" (Cyrillic, U+0410)'],
  ])('are named with their line: %s %s', (column, cell, words) => {
    expect(problems(withCell(column, cell))).toEqual([expect.stringContaining(`line 2, column "${column}": ${words}`)]);
  });

  it('are named in the header', () => {
    expect(problems(`${header.replace('rate,', 'rаte,')}\n${good}`)).toContainEqual(
      expect.stringMatching(/^line 1: The column "rаte" has the letter "а" \(Cyrillic, U\+0430\)/),
    );
  });

  it.each(['Life®', 'Ångström™ 5', '“CAFÉ” 5', 'L’Étoile – 5', 'Señor Ætna', '5² µ', '安全 Life'])('are none in %s', (name) => {
    expect(problems(withCell('product', name))).toEqual([]);
  });
});

describe('optional columns of a sheet', () => {
  const short = 'Carrier,Product,TYPE,Term Years,Rate,Minimum-Premium,Rating,Surrender Charges';

  it('include the guarantee (the whole term, one year for a cap), the day, the source and the sample', () => {
    const [myga, fia] = rates(`${short}\nA Life,Fixed,myga,3,5.1%,"$25,000",a+,\nA Life,Index,fia,7,6,20000,B++,none`, '2026-11-20');
    expect(myga).toMatchObject({ type: 'MYGA', term: '3 years', rate: 5.1, minimumPremium: 25_000, rating: 'A+', guaranteeYears: 3 });
    expect(myga).toMatchObject({ surrenderCharges: [], asOf: '2026-11-20', source: 'rate sheet', sample: false });
    expect(fia).toMatchObject({ type: 'FIA', rate: 6, guaranteeYears: 1, surrenderCharges: [] });
  });

  it('do not let both the row and the sheet omit the day', () => {
    expect(problems(`${short}\nA Life,Fixed,MYGA,3,5.1,25000,A,`)).toEqual([
      'line 1: The column "as_of" is missing, and no day was given for the whole sheet.',
    ]);
    expect(problems(withCell('as_of', ''))).toEqual([
      'line 2, column "as_of": is empty, and the sheet has no day of its own: write one such as 2026-11-18',
    ]);
  });
});

describe('further columns of a sheet', () => {
  const optional = 'rating_agency,rating_date,market_value_adjustment,states,maximum_issue_age,free_withdrawal,waivers,death_benefit';
  const readOptional = (cells: string) => rates(`${header},${optional}\n${good},${cells}`)[0];

  it('are the rating agency and day, the adjustment, the states, the highest age, and what leaving early allows', () => {
    expect(readOptional('AM Best,06/12/2026,Yes,all but ca; ny,85,10%,Both,Premium if greater')).toMatchObject({
      ratingAgency: 'AM Best',
      ratingDate: '2026-06-12',
      marketValueAdjustment: true,
      states: 'all but CA, NY',
      maximumIssueAge: 85,
      freeWithdrawal: 10,
      waivers: 'both',
      deathBenefit: 'premium if greater',
    });
    expect(readOptional(',,no,NV;az;NV,,0,none,')).toMatchObject({
      marketValueAdjustment: false,
      states: 'AZ, NV',
      freeWithdrawal: 0,
      waivers: 'none',
    });
    expect(readOptional(',,,All,,,,')).toMatchObject({ states: 'all' });
  });

  it('are omitted from the rate if their cell is empty', () => {
    expect(readOptional(',,,,,,,')).toStrictEqual(rates(`${header}\n${good}`)[0]);
  });

  test.each([
    ['rating_date', '2027-01-01', '"2027-01-01" is in the future'],
    ['market_value_adjustment', 'perhaps', '"perhaps" is neither yes nor no'],
    ['states', 'AZ;Nevada', '"NEVADA" in "AZ;Nevada" is not a state: write all, all but NY;CA, or codes such as AZ;NV'],
    ['states', 'constructor', '"CONSTRUCTOR" in "constructor" is not a state: write all, all but NY;CA, or codes such as AZ;NV'],
    ['maximum_issue_age', '17', '"17" is not an age from 18 to 120'],
    ['maximum_issue_age', '121', '"121" is not an age from 18 to 120'],
    ['maximum_issue_age', '85 years', '"85 years" is not an age from 18 to 120'],
    ['free_withdrawal', '101', '101% is more than 100%: is the decimal point missing?'],
    ['free_withdrawal', 'interest', '"interest" is not a number of percent such as 5.30'],
    ['waivers', 'yes', '"yes" is neither none, nursing home, terminal illness nor both'],
    ['death_benefit', 'cash', '"cash" is neither account value, surrender value nor premium if greater'],
  ])('reports %s %s with its message', (column, cell, message) => {
    expect(problems(`${header},${column}\n${good},${cell}`)).toEqual([`line 2, column "${column}": ${message}`]);
  });
});

describe('accepts what spreadsheets do to a sheet', () => {
  test.each([
    ['a byte order mark', `\ufeff${header}\n${good}`],
    ['line ends of Windows', `${header}\r\n${good}\r\n`],
    ['line ends of an old Mac', `${header}\r${good}\r`],
    ['empty rows and rows of commas', `${header}\n\n${good}\n,,,,,,,,,,,\n\n`],
    ['empty columns at the end', `${header},,\n${good},,`],
    ['a day of the United States', withCell('as_of', '11/18/2026')],
    ['quotation marks around everything', `"${header.replaceAll(',', '","')}"\n"${good.replaceAll(',', '","')}"`],
    ['a day with a year of two digits', withCell('as_of', '11/18/26')],
    ['a day with hyphens', withCell('as_of', '11-18-2026')],
    ['a day of Excel', withCell('as_of', '18-Nov-26')],
    ['a day in words', withCell('as_of', '"Nov 18, 2026"')],
    ['a day in words, the day first', withCell('as_of', '18 November 2026')],
    ['a percent sign after a blank', withCell('rate', '5.30 %')],
    ['a wide number', withCell('rate', '５.３０')],
    ['hidden characters in a number', withCell('rate', '\u200e5.30\u200b')],
    ['dollars with a point at their end', withCell('minimum_premium', '"$10,000."')],
    ['dollars with blanks', withCell('minimum_premium', '$ 10\u00a0000')],
    ['whole years with a decimal', withCell('term_years', '5.0')],
    ['odd blanks in a name', withCell('product', 'SteadyTerm\u00a05')],
    ['hidden characters in the header', `\u200b${header.replace('rate', 'rate\u00a0')}\n${good}`],
    ['blanks around the cells', `${header}\n ${good.replaceAll(',', ' , ')}`],
    ['a line break inside a name', withCell('product', '"SteadyTerm\r\n5"')],
  ])('%s', (_, text) => {
    expect(rates(text)).toEqual(rates(`${header}\n${good}`));
  });
});

describe('names the line and column of a bad cell', () => {
  test.each([
    ['rate', '"5,3"', '"5,3" is not a number of percent such as 5.30'],
    ['rate', '', 'is empty: write a number of percent such as 5.30'],
    ['rate', '=B2*2', '"=B2*2" is a formula: write its result, a number of percent such as 5.30'],
    ['rate', '-5.3', '"-5.3" is not a number of percent such as 5.30'],
    ['rate', '5 30', '"5 30" is not a number of percent such as 5.30'],
    ['rate', '$5.30', '"$5.30" is not a number of percent such as 5.30'],
    ['rate', '5k', '"5k" is not a number of percent such as 5.30'],
    ['rate', '1e1', '"1e1" is not a number of percent such as 5.30'],
    ['rate', '5.305', '"5.305" has more than two decimals'],
    ['rate', '0.053', '"0.053" is below 0.50%: write percent, so 5.30 for five and three tenths'],
    ['rate', '53', '53% is more than 20%: is the decimal point missing?'],
    ['carrier', '', 'is empty'],
    ['carrier', '=HYPERLINK(1)', '"=HYPERLINK(1)" begins as a formula does: write the text itself'],
    ['product', '@SUM(1)', '"@SUM(1)" begins as a formula does: write the text itself'],
    ['product', 'x'.repeat(81), `"${'x'.repeat(40)}..." is longer than 80 characters`],
    ['product', 'Steady\u202eTerm', '"Steady Term" has a character that cannot be shown: was it saved in another encoding than UTF-8?'],
    ['product', 'Steady\u200bTerm', '"Steady Term" has a character that cannot be shown: was it saved in another encoding than UTF-8?'],
    [
      'product',
      'Steady\ufe0fTerm',
      '"Steady\ufe0fTerm" has a character that cannot be shown: was it saved in another encoding than UTF-8?',
    ],
    ['product', 'Caf\ufffd', '"Caf\ufffd" has a character that cannot be shown: was it saved in another encoding than UTF-8?'],
    ['type', 'SPIA', '"SPIA" is neither FIA nor MYGA'],
    ['term_years', '0', '"0" is not a whole number of years from 1 to 40'],
    ['term_years', '5 years', '"5 years" is not a whole number of years from 1 to 40'],
    ['minimum_premium', '10k', '"10k" is not a number of whole dollars from 1 to 10,000,000, such as 10000'],
    ['minimum_premium', '10.000', '"10.000" is not a number of whole dollars from 1 to 10,000,000, such as 10000'],
    ['minimum_premium', '"2,5"', '"2,5" is not a number of whole dollars from 1 to 10,000,000, such as 10000'],
    ['minimum_premium', '-10000', '"-10000" is not a number of whole dollars from 1 to 10,000,000, such as 10000'],
    ['minimum_premium', '10000.50', '"10000.50" is not a number of whole dollars from 1 to 10,000,000, such as 10000'],
    ['rating', 'AAA', '"AAA" is not a rating: A++, A+, A, A-, B++, B+, B, B-, C++, C+, C, C-, D, NR'],
    ['guarantee_years', '7', '7 years are longer than the term of 5'],
    ['surrender_charges', '8;seven', '"seven" in "8;seven" is not a charge of 0 to 25 percent: write one for each year, such as 8;7;6;5'],
    ['surrender_charges', '"8,7"', '"8,7" in "8,7" is not a charge of 0 to 25 percent: write one for each year, such as 8;7;6;5'],
    ['surrender_charges', '80;7', '"80" in "80;7" is not a charge of 0 to 25 percent: write one for each year, such as 8;7;6;5'],
    ['surrender_charges', Array(21).fill('1').join(';'), 'lists 21 years, more than 20'],
    ['as_of', '2026-02-30', '"2026-02-30" is not a day such as 2026-11-18'],
    ['as_of', '02/30/26', '"02/30/26" is not a day such as 2026-11-18'],
    ['as_of', '18/11/2026', '"18/11/2026" is not a day such as 2026-11-18'],
    ['as_of', '46347', '"46347" is not a day such as 2026-11-18'],
    ['as_of', '2027-01-01', '"2027-01-01" is in the future'],
    ['as_of', '1999-12-31', '"1999-12-31" is before the year 2000'],
    ['sample', 'maybe', '"maybe" is neither yes nor no'],
  ])('%s %s', (column, cell, message) => {
    expect(problems(withCell(column, cell))).toEqual([`line 2, column "${column}": ${message}`]);
  });

  it('all at once, in the order of the lines, even after line breaks inside cells', () => {
    const rows = [
      withCell('rate', '"5,3"').split('\n')[1],
      withCell('product', '"Two\nlines"').split('\n').slice(1).join('\n'),
      '',
      ',SteadyTerm 7,X,7,5.3,1,A,7,',
    ];
    expect(problems(`${header}\n${rows.join('\n')}`, '2026-11-18')).toEqual([
      'line 2, column "rate": "5,3" is not a number of percent such as 5.30',
      'line 6, column "carrier": is empty',
      'line 6, column "type": "X" is neither FIA nor MYGA',
    ]);
  });

  it('for the first hundred, with the number of further ones', () => {
    const reading = read(`${header}\n${Array.from({ length: 130 }, () => withCell('rate', 'x').split('\n')[1]).join('\n')}`);
    expect(reading).toMatchObject({ ok: false, reason: 'rows_refused', more: 30 });
    expect(reading.ok ? [] : reading.problems).toHaveLength(100);
  });

  it('for a repeated product, with the line of the first one', () => {
    const other = good.replace('5.30', '5.45').replace('Northmere Life', 'NORTHMERE  LIFE');
    expect(problems(`${header}\n${good}\n${other}`)).toEqual([
      'line 3: "SteadyTerm 5" of "NORTHMERE LIFE" for 5 years is on line 2 already',
    ]);
  });

  it('for a row with more cells than the header', () => {
    expect(problems(`${header}\n${good.replace('5.30', '5,30')}`)).toEqual([
      'line 2: has more cells than the header: put quotation marks around a cell with a comma in it',
    ]);
  });
});

describe('says in one sentence why a file is no sheet', () => {
  test.each<[string, string | Uint8Array, RegExp]>([
    ['nothing', '', /^The sheet is empty\.$/],
    ['blank lines', '\n\n', /^The sheet is empty\.$/],
    ['a header alone', header, /^The sheet has a header and no rows\.$/],
    ['semicolons', header.replaceAll(',', ';'), /separated by semicolons: save the sheet with commas/],
    ['tabs', header.replaceAll(',', '\t'), /separated by tabs/],
    [
      'a web page',
      '<!doctype html>\n<html><body>Not found</body></html>',
      /^line 1: The first line is no header of a rate sheet\. The columns are carrier, product/,
    ],
    [
      'an Excel workbook',
      Buffer.from('PK\x03\x04 and so on'),
      /^This is an Excel workbook or another zip file, not a CSV file in UTF-8\. In Excel .* "CSV UTF-8/,
    ],
    ['gzip', Buffer.from([0x1f, 0x8b, 8, 0]), /^This is compressed by gzip/],
    ['UTF-16', Buffer.from(`\ufeff${header}`, 'utf16le'), /^This is text in UTF-16/],
    ['binary', Buffer.from(`${header}\n${good}\nab\0c`), /^line 3: There is a NUL byte/],
    [
      'another encoding',
      Buffer.concat([Buffer.from(`${header}\n${good}\nCaf`), Buffer.from([0xe9]), Buffer.from(' Life,x\nmore')]),
      /^line 3: There are bytes that are not UTF-8, perhaps "é" in Windows-1252\. In Excel/,
    ],
    ['more than the largest', new Uint8Array(MOST_BYTES + 1).fill(0x61), /^The sheet is larger than 8 MB\.$/],
    ['more rows than the most', `${header}\n${'a\n'.repeat(1_000_000)}`, /^The sheet has more than 20,000 rows\.$/],
  ])('%s', (_, file, sentence) => {
    expect(read(file)).toMatchObject({ ok: false, reason: 'not_a_sheet' });
    expect(problems(file)).toEqual([expect.stringMatching(sentence)]);
  });

  it('refuses a day in the future for the whole sheet', () => {
    expect(problems(`${header}\n${good}`, '2199-01-01')).toEqual(['The day given for the whole sheet, 2199-01-01, is in the future.']);
  });

  it('names all columns of a header that are missing, unknown or repeated', () => {
    expect(problems(`${header.replace('rating', 'ratng')},rate\n${good}`)).toEqual([
      expect.stringMatching(/^line 1: There is no column "ratng"\. The columns are carrier, /),
      'line 1: The column "rate" is there twice.',
      'line 1: The column "rating" is missing.',
    ]);
  });
});

describe('quotation marks', () => {
  it('are reported where they begin if never closed, after the other faults', () => {
    const text = `${withCell('rate', 'x')}\n${good.replace('SteadyTerm 5', '"Never closed')}\n${good}`;
    expect(problems(text)).toEqual([
      'line 2, column "rate": "x" is not a number of percent such as 5.30',
      expect.stringMatching(/^line 3: a quotation mark is not closed/),
    ]);
  });

  it('end the reading if they swallow much', () => {
    expect(problems(`${header}\n${good.replace('SteadyTerm 5', `"${'x\n'.repeat(20_000)}`)}`)).toEqual([
      expect.stringMatching(/^line 2: a row that begins here is longer than 8,000 characters/),
    ]);
  });

  it('are reported inside a cell', () => {
    expect(problems(`${header}\n${good.replace('SteadyTerm 5', 'Steady "5" Term')}`)).toEqual([
      expect.stringMatching(/^line 2: a quotation mark/),
    ]);
  });
});

it(`reads ${MOST_ROWS} rows`, () => {
  const rows = Array.from({ length: MOST_ROWS }, (_, index) => good.replace('SteadyTerm 5', `SteadyTerm ${index}`));
  expect(rates(`${header}\n${rows.join('\n')}`)).toHaveLength(MOST_ROWS);
});
