import type { StaffMailFacts } from './staff-mail-facts.ts';

const sans = "font-family:'Public Sans',Arial,Helvetica,sans-serif";
const serif = "font-family:Besley,Georgia,'Times New Roman',serif";

/** Tables and inline styles, since mail programs know little else; colours of the product's light theme. */
export function staffMailHtml(given: StaffMailFacts): string {
  const facts = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, escapeHtml(value)])) as unknown as StaffMailFacts;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>New ${facts.kind}</title></head>
<body style="margin:0;padding:0;background:#F2EFE6">
<div style="display:none;max-height:0;overflow:hidden">Call before ${facts.callBefore}.</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F2EFE6"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #D8D3C5">
<tr><td style="background:#0B3136;padding:18px 32px;${sans};font-size:15px;font-weight:600;color:#FBF5E6">Annuity Lantern <span style="color:#C6D6D2;font-weight:400">&middot; staff desk</span></td></tr>
<tr><td style="padding:32px 32px 8px;${serif};font-size:26px;line-height:1.2;color:#15211F">A new ${facts.kind} is&nbsp;waiting</td></tr>
<tr><td style="padding:16px 32px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="background:#FFF1C9;border-left:6px solid #FFCF5A;padding:14px 18px;${sans};color:#15211F">
<div style="font-size:15px">Call before</div><div style="font-size:22px;font-weight:600;line-height:1.4">${facts.callBefore}</div></td></tr></table></td></tr>
<tr><td style="padding:8px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${row('Received', facts.received)}
${row('Kind', facts.kind)}${facts.state ? `\n${row('State', facts.state)}` : ''}
${row('Lead', facts.id)}
</table></td></tr>
<tr><td style="padding:20px 32px 8px">
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:#0E4F56;border-radius:4px"><a href="${facts.desk}" style="display:inline-block;padding:15px 24px;${sans};font-size:17px;font-weight:600;color:#FFFFFF;text-decoration:none">Open the desk</a></td></tr></table></td></tr>
<tr><td style="padding:16px 32px 32px;${sans};font-size:15px;line-height:1.55;color:#44524E">The visitor was told that a specialist will contact them within 24 hours. Name and contact details are shown at the desk only, never in mail.</td></tr>
</table></td></tr></table>
</body>
</html>
`;
}

function row(label: string, value: string): string {
  const cell = `padding:11px 0;border-bottom:1px solid #D8D3C5;${sans};font-size:16px;vertical-align:top`;
  return `<tr><td style="${cell};color:#44524E;width:110px">${label}</td><td style="${cell};color:#15211F;word-break:break-word">${value}</td></tr>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
