import type { Button, Content, Fact } from "./mail-content.ts";
import { dark, light, style } from "./style.ts";

/**
 * A mail as HTML, with tables and inline styles, which all mail programs support. The style sheet in its head adds the
 * dark theme and the phone layout; a program that drops it shows the light theme.
 */
export const htmlOf = (content: Content, unsubscribe?: string): string => `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(content.subject)}</title>
<style>${dark}</style>
</head>
<body class="ground" style="margin:0;padding:0;${light.ground}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(content.preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="${light.ground}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="text" style="${style.mark}"><span class="tile" style="${style.tile}"><span class="play" style="${style.play}"></span></span>Animation Agent</td></tr>
<tr><td class="card" style="${style.card}">
${body(content)}
</td></tr>
<tr><td class="muted" style="${style.closing}">${lines(content.closing)}${unsubscribe ? unsubscribeLink(unsubscribe) : ""}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;

const unsubscribeLink = (href: string): string =>
  `<br><a class="muted" href="${escaped(href)}" style="color:#555e70">Unsubscribe from such emails</a>`;

const body = ({ picture, heading, paragraphs, code, facts = [], buttons = [] }: Content): string =>
  [
    picture && `<img src="${escaped(picture.src)}" alt="${escaped(picture.alt)}" width="560" style="${style.picture}">`,
    `<div class="pad" style="${style.pad}">`,
    `<h1 class="text" style="${style.heading}">${escaped(heading)}</h1>`,
    ...paragraphs.map((text) => `<p class="text" style="${style.paragraph}">${lines(text)}</p>`),
    code && `<p class="code" style="${style.code}">${escaped(code)}</p>`,
    facts.length > 0 && table(facts),
    buttons.length > 0 && `<div style="padding-top:4px">${buttons.map(button).join("\n")}</div>`,
    "</div>",
  ]
    .filter(Boolean)
    .join("\n");

const table = (facts: readonly Fact[]): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${facts
    .map(
      ([label, value]) =>
        `<tr><th class="muted line" align="left" scope="row" style="${style.label}">${escaped(label)}</th>` +
        `<td class="text line" align="right" style="${style.value}">${escaped(value)}</td></tr>`,
    )
    .join("")}</table>`;

const button = ({ label, href }: Button, position: number): string =>
  `<a class="${position === 0 ? "primary" : "other"}" href="${escaped(href)}" ` +
  `style="${style.button}${position === 0 ? light.primary : light.other}">${escaped(label)}</a>`;

const names: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#39" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&${names[char]};`);
const lines = (text: string): string => escaped(text).replaceAll("\n", "<br>");
