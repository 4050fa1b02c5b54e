import { initialInputs, readInputsHash, writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AfterTax } from './after-tax.tsx';
import { afterTaxes, readTaxes, type TaxTexts, taxFields } from './tax-fields.ts';

function Tool() {
  const [inputs, setInputs] = useState<TaxTexts>(initialInputs(taxFields));
  return (
    <>
      <form id="tool" />
      <AfterTax
        form="tool"
        inputs={inputs}
        change={(part) => setInputs({ ...inputs, ...part })}
        say={(taxes) => [`${taxes.money}: ${afterTaxes(1000, taxes)}`, 'More on it.']}
      />
    </>
  );
}

const choose = (value: string) => fireEvent.change(screen.getByLabelText('Which money is it?'), { target: { value } });
const type = (label: RegExp, text: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

it('answers once it is known which money it is, with the brackets that are typed', () => {
  render(<Tool />);
  expect(screen.getByRole('status').textContent).toBe('');
  choose('taxed');
  expect(screen.getByRole('status').textContent).toBe('taxed: 780More on it.');
  type(/^Your state’s tax/, '5');
  expect(screen.getByRole('status').textContent).toBe('taxed: 730More on it.');
});

it('names a wrong bracket at its field, and keeps what is typed', () => {
  render(<Tool />);
  choose('pretax');
  type(/^Your federal tax bracket/, '70');
  expect(screen.getByText('Enter a percentage, from 0 to 50.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('is in a link only once the money is chosen', () => {
  const texts = initialInputs(taxFields);
  expect(writeInputsHash(taxFields, texts)).toBe('');
  const chosen = { ...texts, money: 'roth', stateTax: '4.5' };
  const hash = writeInputsHash(taxFields, chosen);
  expect(hash).toBe('#money=roth&federalTax=22&stateTax=4.5');
  expect({ ...texts, ...readInputsHash(taxFields, hash) }).toEqual(chosen);
  expect(readTaxes(chosen)).toEqual({ money: 'roth', federal: 22, state: 4.5 });
  expect(readTaxes({ ...texts, money: '<b>' })).toBeNull();
});
