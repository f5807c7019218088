import { directionOf } from "#contract/catalogue/languages.ts";
import type { Button, Content, Fact } from "./mail-content.ts";
import { dark, light, type Style, styleOf } from "./style.ts";
import { mailTexts } from "./texts/index.ts";

/**
 * A mail as HTML, with tables and inline styles, which all mail programs support. The style sheet in its head adds the
 * dark theme and the phone layout; a program that drops it shows the light theme. Some programs drop the attributes of
 * html and body, so the language and the direction are also at the outer table.
 */
export const htmlOf = (content: Content, unsubscribe?: string): string => {
  const direction = directionOf(content.language);
  const style = styleOf(direction);
  const language = `lang="${content.language}" dir="${direction}"`;
  return `<!doctype html>
<html ${language}>
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
<table role="presentation" ${language} class="ground" width="100%" cellpadding="0" cellspacing="0" style="${light.ground}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="text" style="${style.mark}"><span class="tile" style="${style.tile}"><span class="play" style="${style.play}"></span></span>Animation Agent</td></tr>
<tr><td class="card" style="${style.card}">
${body(content, style)}
</td></tr>
<tr><td class="muted" style="${style.closing}">${lines(content.closing)}${unsubscribe ? unsubscribeLink(content, unsubscribe) : ""}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
};

const unsubscribeLink = ({ language }: Content, href: string): string =>
  `<br><a class="muted" href="${escaped(href)}" style="color:#555e70">${escaped(mailTexts[language].unsubscribe)}</a>`;

const body = ({ picture, heading, paragraphs, code, facts = [], buttons = [] }: Content, style: Style): string =>
  [
    picture && `<img src="${escaped(picture.src)}" alt="${escaped(picture.alt)}" width="560" style="${style.picture}">`,
    `<div class="pad" style="${style.pad}">`,
    // A heading may be a title in any language.
    `<h1 class="text" dir="auto" style="${style.heading}">${escaped(heading)}</h1>`,
    ...paragraphs.map((text) => `<p class="text" style="${style.paragraph}">${lines(text)}</p>`),
    code && `<p class="code" dir="ltr" style="${style.code}">${escaped(code)}</p>`,
    facts.length > 0 && table(facts, style),
    buttons.length > 0 &&
      `<div style="padding-top:4px">${buttons.map((each, position) => button(each, position, style)).join("\n")}</div>`,
    "</div>",
  ]
    .filter(Boolean)
    .join("\n");

const table = (facts: readonly Fact[], style: Style): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${facts
    .map(
      ([label, value]) =>
        `<tr><th class="muted line" align="${style.start}" scope="row" style="${style.label}">${escaped(label)}</th>` +
        `<td class="text line" align="${style.end}" style="${style.value}">${escaped(value)}</td></tr>`,
    )
    .join("")}</table>`;

const button = ({ label, href }: Button, position: number, style: Style): string =>
  `<a class="${position === 0 ? "primary" : "other"}" href="${escaped(href)}" ` +
  `style="${style.button}${position === 0 ? light.primary : light.other}">${escaped(label)}</a>`;

const names: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#39" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&${names[char]};`);
const lines = (text: string): string => escaped(text).replaceAll("\n", "<br>");
