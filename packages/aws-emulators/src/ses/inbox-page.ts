import { inboxStyle } from "./inbox-style.ts";
import type { Mail } from "./mail.ts";

/** All mails on one page. Nothing that a mail says becomes part of the page itself. */
export const inboxPage = (mails: readonly Mail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox (${mails.length}) - Animation Agent</title>
<style>${inboxStyle}</style>
</head>
<body>
<header>
<h1>Inbox</h1>
<p>Every mail that this product sent on this machine. None of them left it. <a href="">Refresh</a></p>
</header>
<main>
${mails.length > 0 ? mails.map(article).join("\n") : "<p>No mail yet.</p>"}
</main>
</body>
</html>
`;

const article = ({ id, from, to, subject, text, html, at }: Mail, position: number) => `<article>
<details${position === 0 ? " open" : ""}>
<summary><h2>${escaped(subject || "(no subject)")}</h2> <span>to ${escaped(to.join(", "))}</span>
<time datetime="${escaped(at)}">${escaped(at.slice(0, 19).replace("T", " "))} UTC</time></summary>
<p class="from">From ${escaped(from)}</p>
${html ? frame(id, subject, html) : ""}
${text ? plain(text, html !== "") : ""}
</details>
</article>`;

// In a sandbox a mail runs no script and reaches no page of ours; its links open in a new tab.
const frame = (id: string, subject: string, html: string) =>
  `<iframe id="mail-${escaped(id)}" title="${escaped(`Mail: ${subject}`)}" ` +
  `sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer" loading="lazy" ` +
  `srcdoc="${escaped(`<base target="_blank">${html}`)}"></iframe>`;

const plain = (text: string, isSecond: boolean) =>
  isSecond ? `<details><summary>As text</summary>${letter(text)}</details>` : letter(text);

const letter = (text: string) =>
  `<pre>${text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map(linked)
    .join("")}</pre>`;

// Split by a group, every second piece is what matched: an address.
const linked = (piece: string, position: number) =>
  position % 2 === 0
    ? escaped(piece)
    : `<a href="${escaped(piece)}" target="_blank" rel="noreferrer">${escaped(piece)}</a>`;

const names: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#39" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => `&${names[char]};`);
