export interface Testimonial {
  /** Initials only. */
  readonly name: string;
  readonly location: string;
  readonly role: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  /** Invented: shown only where sample people may be. */
  readonly sample: true;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: 'R. K.',
    location: 'Ohio',
    role: 'retired teacher',
    rating: 5,
    text: 'The advisor found a 12-year surrender charge that nobody had mentioned. I kept the contract, but now I know what it costs to leave.',
    sample: true,
  },
  {
    name: 'M. D.',
    location: 'Arizona',
    role: 'retired nurse',
    rating: 5,
    text: 'I could see the numbers before anyone asked for my phone number. That is why I called.',
    sample: true,
  },
  {
    name: 'T. W.',
    location: 'Georgia',
    role: 'shop owner',
    rating: 5,
    text: 'She told me to wait for Social Security and buy less annuity. I did not expect that.',
    sample: true,
  },
  {
    name: 'L. & J. P.',
    location: 'Oregon',
    role: 'couple, both 66',
    rating: 5,
    text: 'Half an hour, no pressure, and a page of questions to take to my own agent.',
    sample: true,
  },
];
