import { expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';

it('hides the preview line in Outlook, too, which ignores display:none', () => {
  const { html } = renderMail({ subject: 'S', sender: 'Us', context: 'test', preview: 'The preview', heading: 'H', blocks: [] });
  const hidden = html.match(/style="[^"]*display:none[^"]*"/g);
  expect(hidden).toEqual([expect.stringContaining('mso-hide:all')]);
  expect(html).toMatch(/mso-hide:all[^>]*>The preview</);
});
