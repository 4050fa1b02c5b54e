/** Font stacks of the product, ending in what mail programs have. */
export const sans = "font-family:'Public Sans',Arial,Helvetica,sans-serif";
export const serif = "font-family:Besley,Georgia,'Times New Roman',serif";
/** Colours of the product's light theme. */
export const colour = {
  sunk: '#F2EFE6',
  surface: '#FFFFFF',
  ink: '#15211F',
  ink2: '#44524E',
  rule: '#D8D3C5',
  brand: '#0E4F56',
  link: '#0B5259',
  lamp: '#FFCF5A',
  lampWash: '#FFF1C9',
  night: '#0B3136',
  nightInk: '#FBF5E6',
  nightInk2: '#C6D6D2',
} as const;

export interface MailFrame {
  readonly title: string;
  /** Shown by mail programs behind the subject in their list. */
  readonly preview: string;
  readonly sender: string;
  /** Stands small beside the sender. */
  readonly context: string;
  readonly heading: string;
  /** Rows of the page's one column: `<tr>...</tr>`. */
  readonly rows: readonly string[];
}

/**
 * The page around a mail: one column of at most 560 px, whole at 320 px. Tables and inline styles, since mail programs know little else; light
 * colours in both themes; nothing is fetched from outside. All texts are given escaped.
 */
export function mailFrame({ title, preview, sender, context, heading, rows }: MailFrame): string {
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${title}</title></head>
<body style="margin:0;padding:0;background:${colour.sunk}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table ${table} style="background:${colour.sunk}"><tr><td align="center" style="padding:24px 3%">
<table ${table} style="max-width:560px;background:${colour.surface};border:1px solid ${colour.rule};text-align:left">
<tr><td style="background:${colour.night};padding:18px 6%;${sans};font-size:17px;font-weight:600;color:${colour.nightInk}">${sender} <span style="color:${colour.nightInk2};font-weight:400">&middot; ${context}</span></td></tr>
<tr><td style="padding:32px 6% 8px"><h1 style="margin:0;${serif};font-size:28px;font-weight:500;line-height:1.2;color:${colour.ink}">${heading}</h1></td></tr>
${rows.join('\n')}
</table></td></tr></table>
</body>
</html>
`;
}

/** The lit line: what is read first. */
export function litRow(label: string, words: string, detail = ''): string {
  const rest = detail ? `<div style="font-size:18px;line-height:1.5;padding-top:6px">${detail}</div>` : '';
  return `<tr><td style="padding:16px 6% 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="background:${colour.lampWash};border-left:6px solid ${colour.lamp};padding:14px 18px;${sans};color:${colour.ink}">
<div style="font-size:17px">${label}</div><div style="font-size:20px;font-weight:600;line-height:1.4">${words}</div>${rest}</td></tr></table></td></tr>`;
}

/** A paragraph, by itself or below a small heading. */
export function textRow(words: string, heading = ''): string {
  const title = heading
    ? `<h2 style="margin:0 0 4px;${sans};font-size:18px;font-weight:700;line-height:1.4;color:${colour.ink}">${heading}</h2>`
    : '';
  return `<tr><td style="padding:10px 6%">${title}<p style="margin:0;${sans};font-size:18px;line-height:1.55;color:${colour.ink}">${words}</p></td></tr>`;
}

/** The last row, in smaller type. */
export function smallRow(words: string): string {
  return `<tr><td style="padding:16px 6% 32px;${sans};font-size:17px;line-height:1.55;color:${colour.ink2}">${words}</td></tr>`;
}
