import { expect, test } from 'vitest';
import { drawSocialImage } from './draw-social-image.ts';
import { imageName } from './image-name.ts';
import { queryImages } from './social-images-plugin.ts';

const pixels = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

test('a picture is a PNG of the size that link previews take', async () => {
  const png = await drawSocialImage('Annuity Alert: what “8% guaranteed” means & <why>');
  expect([...png.subarray(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG');
  expect(pixels(png)).toEqual([1200, 630]);
}, 60_000);

test('its words are drawn: another title is another picture, no letter comes from the machine', async () => {
  const [one, same, other] = [await drawSocialImage('Resources'), await drawSocialImage('Resources'), await drawSocialImage('Glossary')];
  expect(Buffer.from(one).equals(Buffer.from(same))).toBe(true);
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false);
}, 60_000);

test('a title that no size of type can hold is refused in words', async () => {
  await expect(drawSocialImage('W'.repeat(60))).rejects.toThrow('is wider than the picture');
}, 60_000);

test('the name changes with the title, and with nothing else of the route', () => {
  const route = (title: string, description: string) => ({ id: 'home', head: { title, description } });
  expect(imageName(route('One', 'a'))).toBe(imageName(route('One', 'b')));
  expect(imageName(route('One', 'a'))).not.toBe(imageName(route('Two', 'a')));
  expect(imageName(route('One', 'a'))).toMatch(/^assets\/social\/home\.[0-9a-f]{10}\.png$/);
});

test('a note is drawn, is part of the name, and is refused if it is too wide', async () => {
  const [plain, noted] = [await drawSocialImage('Resources'), await drawSocialImage('Resources', 'An example, not a quote.')];
  expect(Buffer.from(plain).equals(Buffer.from(noted))).toBe(false);
  const picture = { id: 'home', head: { title: 'One' } };
  expect(imageName({ ...picture, note: 'Small' })).not.toBe(imageName(picture));
  await expect(drawSocialImage('Resources', 'wide '.repeat(60))).rejects.toThrow('is wider than the picture');
}, 60_000);

test('the manifest names the picture of each value, with its words', () => {
  const pictures = { home: { key: 'guarantees', pictures: [{ value: '7', title: 'What 7% earns.', note: 'An example.' }] } };
  expect(queryImages('home', pictures)).toEqual({
    key: 'guarantees',
    byValue: {
      '7': { file: expect.stringMatching(/^assets\/social\/home-guarantees-7\.[0-9a-f]{10}\.png$/), alt: 'What 7% earns. An example.' },
    },
  });
  expect(queryImages('about', pictures)).toBeUndefined();
});
