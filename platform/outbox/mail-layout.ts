import {COLORS} from '../pages/colors.ts';
import {html, type Markup, type MarkupValue, raw} from '../pages/markup.ts';
import type {ShopRecord} from '../seed/seed.ts';

interface MailContent {
  /** First line in large type. */
  heading: string;
  /** Shown in a list of mails behind the subject. */
  preview: string;
  body: MarkupValue;
  action: {label: string; url: string} | null;
  /** Why the reader gets this mail. */
  reason: string;
}

function actionButton({label, url}: {label: string; url: string}): Markup {
  return html`<p style="margin:28px 0">
    <a
      href="${url}"
      style="background:${COLORS.red500};color:#ffffff;border-radius:999px;display:inline-block;font-weight:600;padding:14px 26px;text-decoration:none"
      >${label}</a
    >
  </p>`;
}

/** The HTML document of a mail: inline styles and tables, as mail readers want it. */
export function renderMail({name}: ShopRecord, content: MailContent): string {
  const {ink, paper, gray200, inkSoft} = COLORS;
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${content.heading}</title>
      </head>
      <body
        style="background:${paper};color:${ink};font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55;margin:0;padding:24px 12px"
      >
        <span style="display:none;max-height:0;overflow:hidden">${content.preview}</span>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center">
              <table
                role="presentation"
                cellpadding="0"
                cellspacing="0"
                style="background:#ffffff;border:1px solid ${gray200};border-radius:12px;max-width:600px;text-align:left;width:100%"
              >
                <tr>
                  <td style="padding:32px 32px 8px">
                    <p
                      style="font-size:20px;font-weight:700;letter-spacing:-0.02em;margin:0 0 28px"
                    >
                      ${name}
                    </p>
                    <h1
                      style="font-size:26px;letter-spacing:-0.02em;line-height:1.2;margin:0 0 16px"
                    >
                      ${content.heading}
                    </h1>
                    ${content.body} ${content.action === null ? '' : actionButton(content.action)}
                  </td>
                </tr>
                <tr>
                  <td
                    style="border-top:1px solid ${gray200};color:${inkSoft};font-size:13px;padding:20px 32px 28px"
                  >
                    ${content.reason}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.toString();
}
