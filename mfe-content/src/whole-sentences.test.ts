import { expect, it } from 'vitest';
import { wholeSentences } from './whole-sentences.ts';

it.each([
  ['A text that fits stays.', 60, 'A text that fits stays.'],
  ['A text that fits, without an end', 60, 'A text that fits, without an end'],
  ['One ends here. Two ends here. Three does not fit any more.', 40, 'One ends here. Two ends here.'],
  ['Read “the cover.” Then call the insurer and ask about the days.', 30, 'Read “the cover.”'],
  ['In the U.S. Treasury market, yields moved up for a long while.', 40, 'In the U.S. Treasury market, yields…'],
  ['A rate of 5.25% for five years is more than most banks pay now.', 30, 'A rate of 5.25% for five…'],
  ['A feed has cut this one. And this one before […]', 60, 'A feed has cut this one.'],
  ['A feed has cut this one in the middle of…', 60, 'A feed has cut this one in the middle of…'],
  ['Unbreakableunbreakableunbreakable', 12, 'Unbreakable…'],
  ['', 12, ''],
])('makes of "%s" in %i characters "%s"', (text, most, shown) => {
  expect(wholeSentences(text, most)).toBe(shown);
});
